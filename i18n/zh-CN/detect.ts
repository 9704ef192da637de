/** Texts of the device check. */
export const detect = {
  meta: {
    title: '环境检测：网页能看到什么',
    description:
      '十项检测，看网页能获取这台设备的哪些指纹：系统、浏览器、时区、语言、WebRTC、显卡、Canvas、字体、Cookie 和客户端。在本页完成，不上传。',
  },
  title: '看网页能获取哪些信息',
  lead: '登录店铺之前先测一遍。每一项都写明查了什么、结果意味着什么；查不到的写“未知”，不算通过。',
  privacy: '全部在本页完成，不上传任何数据。',
  noScript: '检测要在您的浏览器里运行，请启用 JavaScript 后刷新。',
  running: '正在检测',
  summary: '{{pass}} 项正常，{{attention}} 项需要留意，{{unknown}} 项未知',
  again: '重新检测',
  askClient: '读取客户端版本',
  workbench: '打开工作台',
  copy: '复制报告',
  copied: '已复制。报告里没有 IP、时区、语言和显卡型号。',
  copyFailed: '复制失败，请手动选中下面的报告复制。',
  verdicts: { pass: '正常', note: '说明', warn: '注意', doubt: '存疑', unknown: '未知' },
  checks: {
    system: { name: '操作系统', what: '对照各版本的系统要求' },
    browser: { name: '浏览器', what: '内核是否还在维护' },
    timeZone: { name: '时区', what: '时区名称与系统时钟是否一致' },
    languages: { name: '语言', what: '首选语言与语言列表是否一致' },
    webrtc: { name: 'WebRTC 地址', what: '网页能否直接获取您的 IP' },
    webgl: { name: '显卡（WebGL）', what: '网页能看到的显卡名称' },
    canvas: { name: 'Canvas 指纹', what: '测试图绘制两次，结果是否一样' },
    fonts: { name: '字体', what: '网页能识别出几种常见字体' },
    cookies: { name: 'Cookie', what: '能不能保存登录状态' },
    client: { name: '本机客户端', what: '是否连接到本机客户端，版本是多少' },
  },
  advice: {
    system: {
      fits: '满足最新版的系统要求。',
      old: '装不了 V6，可以用专业版 5.x；下载页会给出合适的安装包。',
      tooOld: '这个系统太旧，各版本都装不了。可以先在线试用，升级系统后再装。',
      ios: '客户端装在电脑上；可以先把下载链接从 iPhone 或 iPad 发到电脑。',
      noVersion: '浏览器未提供具体版本，请对照下载页的系统要求。',
      doubt:
        '浏览器上报的系统与其他特征不一致。如果您正在某个店铺环境里，这是正常的；下载安装包请换回平时用的浏览器。',
      unknown: '未能识别系统，请在下载页上自己选。',
    },
    browser: {
      fits: '内核在维护期内。',
      old: '内核太旧，有安全漏洞，页面也可能显示不全，请升级。',
      unknown: '未能识别这个浏览器，无法判断。建议使用最新版 Chrome 或 Edge。',
    },
    timeZone: {
      consistent: '时区名称和系统时钟一致。',
      doubt: '时区名称与系统时钟差了几个小时，平台也看得出来。请检查系统时间或环境设置。',
      unknown: '浏览器未提供时区，无法判断。',
    },
    languages: {
      consistent: '首选语言和列表一致。登录海外店铺时，最好与店铺所在站点相符。',
      doubt: '首选语言不在列表首位，可能只改了一部分，请在环境设置里统一。',
      unknown: '浏览器未提供语言，无法判断。',
    },
    webrtc: {
      masked: '地址已被浏览器换成随机名称，网页获取不到。',
      private:
        '网页能看到您的内网地址，普通浏览器大多如此。店铺环境默认不露出它；如果在店铺环境里也看到，请在环境设置里关闭 WebRTC。',
      public: '网页能直接看到上面的公网地址。如果它不是店铺的固定 IP，就是泄漏，请立即关闭 WebRTC。',
      none: '没有收集到任何地址，可能被网络或插件拦截，无法判断。可以停用插件后重新检测。',
      absent: '浏览器关闭了 WebRTC，网页获取不到地址；需要语音、视频的网站会无法使用。',
    },
    webgl: {
      shown: '网页能看到显卡名称，这很常见；各个店铺环境应当互不相同。',
      software: '正在用软件渲染，常见于虚拟机和远程桌面。平台也能看出来。',
      unknown: '浏览器隐藏了显卡名称。',
    },
    canvas: {
      stable: '两次结果相同，没有随机噪声。',
      doubt: '两次结果不同，说明有插件在加随机噪声。同一间店的结果应当每次一样，建议停用这个插件。',
      unknown: '浏览器不允许读取 Canvas，无法判断。',
    },
    fonts: {
      shown: '字体数量与普通电脑相符。',
      few: '几乎识别不出常见字体，可能被隐藏了，无法判断。',
      unknown: '浏览器不允许测量字体，无法判断。',
    },
    cookies: {
      kept: '登录状态可以保存。',
      refused: 'Cookie 已被禁用，无法登录任何店铺，请在浏览器设置里开启。',
      unknown: '无法判断，请在浏览器设置里确认已允许 Cookie。',
    },
    client: {
      present: '已连接，版本见上。',
      absent: '没有连接到客户端。如果已经安装，请从客户端里打开本站。',
      versionUnknown: '已找到客户端的连接信息，可以读取它的版本。',
      asks: '浏览器会询问是否允许本站访问这台设备上的应用。再点一次按钮，然后选“允许”。',
      denied: '浏览器已拦截。点地址栏左侧的图标，打开网站设置，把“本地网络访问”改成“允许”，再试一次。',
      elsewhere:
        '另一个标签页正连着客户端。再点一次按钮，改由本页读取；您回到那个标签页时，它会自动重新连接。',
      silent: '客户端没有响应，请确认它正在运行，或到工作台排查。',
    },
  },
  report: '检测报告',
  next: {
    title: '环境有问题？',
    text: '给每间店一个稳定、互不相同的环境，正是{{brand}}做的事。',
    link: '看隔离怎么做',
  },
} as const;
