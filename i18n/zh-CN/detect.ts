/** Texts of the device check. */
export const detect = {
  meta: {
    title: '环境检测',
    description:
      '十项检查，看清这台设备在网页眼里是什么样：系统、浏览器、时区、语言、WebRTC 地址、显卡、画布、字体、Cookie 和本机客户端。全部在本页完成，不上传任何数据。',
  },
  title: '这台设备，网页看到了什么',
  lead: '开店之前先验一遍。每一项都告诉你查了什么、结果意味着什么。没查到的写“未知”，不算通过。',
  privacy: '全部在本页完成，什么都不上传。',
  noScript: '检测要在你的浏览器里运行，请启用 JavaScript 后刷新。',
  running: '正在检测',
  summary: '{{pass}} 项正常，{{attention}} 项值得看一眼，{{unknown}} 项未知',
  again: '重新检测',
  copy: '复制报告',
  copied: '已复制。报告里没有 IP、时区、语言和显卡型号。',
  copyFailed: '浏览器不让网页写剪贴板，请手动选中下面的报告复制。',
  verdicts: { pass: '正常', note: '说明', warn: '注意', doubt: '存疑', unknown: '未知' },
  checks: {
    system: { name: '操作系统', what: '对照各版本的系统要求' },
    browser: { name: '浏览器', what: '内核是否还在维护' },
    timeZone: { name: '时区', what: '时区名称与系统时钟是否一致' },
    languages: { name: '语言', what: '首选语言与语言列表是否一致' },
    webrtc: { name: 'WebRTC 地址', what: '网页能不能直接问到你的 IP' },
    webgl: { name: '显卡（WebGL）', what: '网页能看到的显卡名称' },
    canvas: { name: '画布', what: '同一张图画两遍是否一样' },
    fonts: { name: '字体', what: '常见字体能认出几种' },
    cookies: { name: 'Cookie', what: '能不能保存登录状态' },
    client: { name: '本机客户端', what: '浏览器里有没有客户端留下的会话' },
  },
  advice: {
    system: {
      fits: '满足最新版的系统要求。',
      old: '装不了 V6，专业版 5.x 还能用，下载页会给你对的那个。',
      tooOld: '这个系统太旧，各版本都装不了，可以先用在线试用。',
      ios: '客户端装在电脑上；iPhone 和 iPad 可以先把下载链接发给自己。',
      noVersion: '浏览器没说具体版本，请对照下载页的系统要求。',
      doubt:
        '浏览器自称的系统和其他迹象对不上。如果你正在某个店铺环境里，这是正常的；下载安装包请回到平时用的浏览器。',
      unknown: '认不出系统，下载页上可以自己选。',
    },
    browser: {
      fits: '内核在维护期内。',
      old: '内核太旧，有安全漏洞，页面也可能显示不全，请升级。',
      unknown: '认不出这个浏览器，无法判断。',
    },
    timeZone: {
      consistent: '时区名称和系统时钟一致。',
      doubt: '时区名称和系统时钟差了几个小时，平台也看得出来。请检查系统时间或环境设置。',
      unknown: '浏览器没有给出时区。',
    },
    languages: {
      consistent: '首选语言和列表一致。登录海外店铺时，最好与店铺所在站点相符。',
      doubt: '首选语言不在列表首位，像是改过一半，请在环境设置里统一。',
      unknown: '浏览器没有给出语言。',
    },
    webrtc: {
      masked: '地址被浏览器换成了随机名，网页问不到。',
      private: '网页能看到你的内网地址。虽不能定位，但多个店铺相同就成了线索，建议在环境里关闭 WebRTC。',
      public: '网页能直接看到上面的公网地址。若它不是店铺的固定 IP，就是泄漏，请立刻关闭 WebRTC。',
      none: '没有收集到任何地址，可能被网络或插件拦下，无法判断。',
      absent: '浏览器关闭了 WebRTC，网页问不到地址；需要语音视频的网站会用不了。',
    },
    webgl: {
      shown: '显卡名称对网页可见，这很常见；每个店铺环境应当各不相同。',
      software: '正在用软件渲染，常见于虚拟机和远程桌面。平台也能看出来。',
      unknown: '浏览器隐藏了显卡名称。',
    },
    canvas: {
      stable: '两次结果相同，没有随机噪声。',
      doubt: '两次结果不同，说明有插件在加随机噪声。每次都变的画布反而显眼。',
      unknown: '浏览器不允许读取画布。',
    },
    fonts: {
      shown: '字体数量与普通电脑相符。',
      few: '几乎认不出常见字体，可能被隐藏了，无法判断。',
      unknown: '浏览器不允许测量字体。',
    },
    cookies: {
      kept: '登录状态可以保存。',
      refused: 'Cookie 被禁用，登录不了任何店铺，请在浏览器设置里打开。',
      unknown: '无法判断。',
    },
    client: {
      present: '已连接，版本见上。',
      absent: '没有找到客户端的会话。若已安装，请从客户端里打开本站。',
      versionUnknown: '找到了会话，但还不知道客户端的版本。',
    },
  },
  report: '检测报告',
  next: {
    title: '环境有问题？',
    text: '给每间店一个干净、稳定、各不相同的环境，是{{brand}}本来就在做的事。',
    link: '看隔离是怎么做的',
  },
} as const;
