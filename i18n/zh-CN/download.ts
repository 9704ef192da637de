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
      '核对校验值：在下载目录打开终端，运行 sha256sum {{file}}，与下面列出的一致再安装。',
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
