/** Texts of the download page. */
export const download = {
  meta: {
    name: '下载',
    title: '下载 Windows、Mac、Linux 版',
    description:
      '下载{{brand}}客户端：Windows、macOS（Apple 芯片与 Intel）、Linux 和安卓版，附版本号、日期、系统要求和 SHA-256 校验值。',
  },
  title: '下载{{brand}}',
  ios: {
    title: '请在电脑上下载客户端',
    text: '暂无 iPhone 和 iPad 版。把链接发到电脑上打开，或者先在线试用。',
  },
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
    linux: [
      '核对校验值：在下载目录打开终端，运行 sha256sum {{file}}，与公布的一致再安装。',
      '运行 sudo apt install ./{{file}}',
      '从应用菜单打开客户端，登录或注册。',
    ],
    android: [
      '打开下载好的 APK。系统询问时，允许浏览器“安装未知应用”。',
      '安装完成后打开，登录或注册；随后可关掉这项权限。',
    ],
  },
  next: {
    register: '还没有账号？免费注册',
    quickStart: '快速上手',
  },
  builds: {
    title: '全部安装包',
    lead: 'V6 是现行客户端；旧系统用专业版 5.x；VPS 版只打开绑定在这台 VPS 上的店铺。',
    androidQr: '用手机扫码',
    androidQrText: '扫码打开本页，下载安卓版。微信里请选“在浏览器打开”。',
    qrLabel: '安卓版下载页的二维码',
    more: { list: '全部版本', history: '历史版本', contrast: '专业版与 VPS 版对比', v6: '了解 V6' },
  },
} as const;

/** Texts of the list of all versions. */
export const downloadList = {
  meta: {
    name: '全部版本',
    title: '全部版本下载',
    description:
      '{{brand}}全部版本：按产品、系统和状态筛选，按日期、版本或大小排序，附 SHA-256 校验值，可对比任意两个版本。',
  },
  lead: '每个安装包一行，待发布的也列在内。一般装最新版即可，旧版只在需要回退时使用。',
  filters: {
    line: '产品',
    system: '系统',
    status: '状态',
    all: '全部',
    size: '每页',
    total: '共 {{count}} 条',
    open: '筛选',
    openMade_other: '筛选（已选 {{count}} 项）',
    none: '没有符合条件的版本',
    noneText: '几个条件合在一起，没有对应的安装包。去掉其中一个再看。',
    reset: '清除筛选',
  },
  sort: { date: '按发布日期排序', version: '按版本排序', size: '按大小排序' },
  pages: { label: '翻页', previous: '上一页', next: '下一页', where: '第 {{page}} / {{pages}} 页' },
  /** In each row: puts its version into the comparison below. */
  put: { text: '对比', of: '对比 {{version}}' },
  compare: {
    title: '对比两个版本',
    first: '版本一',
    second: '版本二',
    builds: '系统与大小',
    apart: '两个版本相隔 {{days}} 天。',
    notes: '更新内容',
    notesOf: '{{version}} 改了什么',
    changes: '每个版本改了什么，见更新日志',
    choose: '请选择',
  },
} as const;

/** Texts of the page of old versions. */
export const downloadHistory = {
  meta: {
    name: '历史版本',
    title: '历史版本下载',
    description:
      '{{brand}}历史版本下载：V6 客户端、专业版 5.x、VPS 版和安卓版的旧安装包，附发布日期、大小、系统要求和校验值。',
  },
  lead: '旧版本不再修复问题，只在最新版装不上或需要回退时使用；条件允许时请尽快升级。',
  jump: '跳到',
  empty: '暂无历史版本',
  current: '最新版：{{version}}',
  get: '下载最新版',
} as const;

/** Texts of the comparison of the professional and the VPS edition. */
export const downloadContrast = {
  meta: {
    name: '版本对比',
    title: '专业版与 VPS 版对比：该装哪个',
    description:
      '{{brand}}专业版与 VPS 版有什么不同：装在哪里、能打开哪些店铺、系统要求、当前版本与下载。专业版装 V6，旧系统装 5.x。',
  },
  title: ['专业版，', '还是 VPS 版？'],
  lead: '在自己的电脑上打开店铺，用专业版；店铺绑定在一台 VPS 上、只在那台 VPS 上打开，用 VPS 版。',
  columns: { professional: '专业版（V6 客户端）', vps: 'VPS 版' },
  older: '旧系统用 5.x',
  caption: '专业版与 VPS 版逐项对比',
  rows: {
    place: { name: '装在哪里', professional: '自己或员工的电脑', vps: '租用的 VPS（云服务器）' },
    shops: {
      name: '能打开哪些店铺',
      professional: '账号有权限的全部店铺',
      vps: '只有绑定在这台 VPS 上的店铺，它们共用这台 VPS 的 IP',
    },
    kind: { name: '定位', professional: '功能完整的桌面客户端', vps: '纯净版，只打开绑定的店铺' },
    who: {
      name: '适合谁',
      professional: '店多、人多，在自己的电脑上打开店铺',
      vps: '店铺已经绑定在 VPS 上',
    },
    requirement: '系统要求',
    version: '当前版本',
    installers: '安装包',
  },
  inUpgrade: '5.x 的 Linux 版升级中',
  v6: '了解 V6',
  more: '全部安装包与校验值',
  next: {
    title: '还没想好？先装专业版（V6 客户端）',
    text: '两种版本用同一个账号，成员、授权和日志是同一份，以后换版本不用重新设置。',
    action: '去下载',
  },
} as const;
