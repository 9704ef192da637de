/** Texts of the download page. */
export const download = {
  meta: {
    title: '下载客户端',
    description:
      '下载{{brand}}：Windows、macOS（Apple 芯片与 Intel）、Linux 和安卓版，附版本、日期、大小、运行要求和 SHA-256 校验值。',
  },
  hero: {
    title: '下载{{brand}}',
    legend: '装到哪里？',
    choices: {
      windows: 'Windows',
      'mac-apple': 'Mac · Apple 芯片',
      'mac-intel': 'Mac · Intel',
      linux: 'Linux',
      android: '安卓手机',
      ios: 'iPhone · iPad',
    },
    button: '下载 {{system}}',
    otherMac: '另一种芯片：{{system}}',
    windowsOther: '32 位系统，或 Windows 7 至 8.1：下载专业版',
    macOther: 'macOS 10.13 或 10.14：下载专业版',
    allBuilds: '全部安装包与校验值',
    iosTitle: '客户端装在电脑上',
    iosText: 'iPhone 和 iPad 上没有客户端。把链接发到电脑上打开，或者先在线试用。',
    androidText: '这是手机上用的安卓版。电脑客户端要在电脑上下载，可以把本页链接发过去。',
    trial: '在线试用',
  },
  notes: {
    neutral: '系统不对？在上面改选即可。',
    unknown: '没能认出这台设备的系统，请在上面选择。',
    harmony:
      '这台设备的鸿蒙系统不能运行安卓应用，暂时没有对应的版本。请把本页发到电脑上，在电脑上下载客户端。',
    'chat-app': '聊天应用里不能下载安装包：点右上角菜单，选“在浏览器打开”。',
    doubt:
      '浏览器自报的系统和其他迹象对不上，另一些迹象指向 {{system}}。如果你正在指纹环境里浏览，请按这台电脑的真实系统选。',
    old: '这台设备的系统低于 V6 的要求，可以用专业版，所以把专业版放在了前面。',
    'too-old': '这台设备的系统太旧，现有版本都装不上。可以先在线试用，升级系统后再来。',
    'windows-32': '这台电脑是 32 位 Windows，请下载专业版的 32 位安装包。',
    arm: '没有单独的 ARM 安装包。Windows 11 的 ARM 电脑可以运行 64 位安装包，其他 ARM 设备请先在线试用。',
    'mac-both':
      '浏览器不透露 Mac 的芯片。点屏幕左上角苹果菜单 →“关于本机”：写着 Apple M 的选前者，写着 Intel 的选后者。',
  },
  promoter: {
    text: '此安装包带有合作伙伴代码 {{code}}，只改文件名，内容和校验值不变。',
    plain: '改用不带代码的安装包',
    restore: '恢复合作伙伴安装包',
  },
  handOn: {
    title: '发到电脑上',
    share: '发送链接',
    copy: '复制链接',
    copied: '已复制',
    qr: '显示二维码',
    qrLabel: '本页链接的二维码',
    failed: '没能复制，请手动复制地址栏里的链接。',
  },
  after: {
    title: '下载之后',
    started: '开始下载了',
    choose: '按系统查看安装步骤',
    steps: {
      windows: [
        '打开“下载”文件夹，双击安装包。',
        '如果提示“Windows 已保护你的电脑”，先核对校验值，一致再点“更多信息”→“仍要运行”。',
        '按提示装完，打开客户端，登录或注册。',
      ],
      mac: [
        '双击安装包，把图标拖进“应用程序”。',
        '第一次打开被拦下时，核对校验值，一致再到“系统设置”→“隐私与安全性”，点“仍要打开”。',
        '打开客户端，登录或注册。',
      ],
      linux: ['在下载目录打开终端，运行 sudo apt install ./{{file}}', '从应用菜单打开客户端，登录或注册。'],
      android: [
        '打开下载好的 APK。系统询问时，允许浏览器“安装未知应用”。',
        '装完打开，登录或注册；装好后可以把这项权限关掉。',
      ],
    },
    notStarted: '没有开始？',
    again: '再试一次',
    mirror: '换备用线路 {{number}}',
    failed: '这条线路没有响应，换一条试试。',
    latency: '{{ms}} 毫秒',
    silent: '没有响应',
    checksum: '校验值',
    register: '还没有账号？免费注册',
    quickStart: '快速上手',
  },
  builds: {
    title: '全部安装包',
    lead: 'V6 是现在的客户端；专业版照顾更早的系统；VPS 版只打开与该 VPS 绑定的店铺。',
    androidQr: '用手机扫码',
    androidQrText: '扫码打开本页，在手机上下载安卓版。微信里请选“在浏览器打开”。',
    qrLabel: '安卓版下载页的二维码',
    linuxInUpgrade: '专业版 Linux 升级中',
    more: { list: '全部版本', history: '历史版本', contrast: '专业版与 VPS 版对比', v6: '了解 V6' },
  },
} as const;
