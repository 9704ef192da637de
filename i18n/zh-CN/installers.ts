/**
 * Texts of the islands of the download pages. Their code contains both languages: pages stay smaller, and texts that
 * are shown late need no network. The build does not fill in the brand's name; islands pass it where it is needed.
 */
export const installers = {
  hero: {
    legend: '换一个系统',
    choices: {
      windows: 'Windows',
      'mac-apple': 'Mac Apple 芯片',
      'mac-intel': 'Mac Intel',
      linux: 'Linux',
      android: '安卓',
      ios: 'iPhone',
    },
    button: '下载 {{system}}',
    otherMac: '另一种芯片：{{system}}',
    windowsOther: '32 位系统，或 Windows 7 至 8.1：下载专业版 5.x',
    macOther: 'macOS 10.13 或 10.14：下载专业版 5.x',
    allBuilds: '全部安装包与校验值',
    androidText: '这是手机上用的安卓版。电脑客户端请在电脑上下载，可以把本页链接发过去。',
    trial: '在线试用',
  },
  /** What there may be to add for one device; the keys are `NOTES` of src/domain/device/advise.ts. */
  notes: {
    unknown: '未能识别这台设备的系统，请在上面选择。',
    harmony:
      '这台设备的鸿蒙系统不能运行安卓应用，暂时没有对应的版本。请把本页发到电脑上，在电脑上下载客户端。',
    'chat-app': '微信、QQ 里不能下载安装包：点右上角菜单，选“在浏览器打开”。',
    doubt:
      '浏览器上报的系统与其他特征不一致，更像是 {{system}}。如果您正在店铺环境里浏览，请按这台电脑的真实系统选择。',
    old: '这台设备的系统低于 V6 的要求，请下载专业版 5.x。',
    'too-old': '这台设备的系统太旧，现有版本都装不上。可以先在线试用，升级系统后再装。',
    'windows-32': '这台电脑是 32 位 Windows，请下载专业版 5.x 的 32 位安装包。',
    arm: '暂无单独的 ARM 安装包。Windows 11 的 ARM 电脑可以运行 64 位安装包，其他 ARM 设备请先在线试用。',
    'mac-both':
      '浏览器不透露 Mac 的芯片。点屏幕左上角苹果菜单 →“关于本机”：写着 Apple M 的选前者，写着 Intel 的选后者。',
  },
  /** A system without a build for now, and the way to its old ones. */
  inUpgrade: {
    title: '5.x 的 Linux 版升级中',
    history: '历史版本',
  },
  live: {
    changed: '刚查到新版本 {{version}}，下载链接已更新。',
    failed: '未能连接版本服务，本页列出的是发布时的版本，可以照常下载；也可以用{{installer}}。',
    fallback: 'Windows 默认安装包',
  },
  promoter: {
    text: '此安装包的文件名带有推广码 {{code}}，内容和校验值不变。',
    plain: '改用不带推广码的安装包',
    restore: '恢复带推广码的安装包',
  },
  handOn: {
    title: '发到电脑上',
    share: '发送链接',
    copy: '复制链接',
    qr: '显示二维码',
    copied: '已复制',
    failed: '发送失败，请手动复制地址栏里的链接。',
    qrLabel: '本页链接的二维码',
  },
  checksum: {
    copy: '复制',
    copied: '已复制',
    copyOf: '复制 {{file}} 的校验值',
  },
  after: {
    title: '下载之后',
    started: '已开始下载',
    notStarted: '没有开始？',
    again: '再试一次',
    mirror: '换备用下载源 {{number}}',
    silentFirst: '下载还没有开始',
    unreachable: '下载没有开始',
    failed: '这个下载源没有响应，换一个试试。',
    allFailed: '{{number}} 个下载源都试过了，都没有响应。请检查网络，稍后再试一次；也可以找客服要安装包：',
    service: '联系客服',
    latency: '（{{ms}} 毫秒）',
    silent: '（没有响应）',
    checksum: '校验值',
  },
  verify: {
    choose: '选择文件',
    drop: '或拖到这里',
    reading: '正在读取文件',
    genuine: '没有问题：这就是 {{version}} 的官方安装包。',
    promoter: '文件名里带有推广码 {{code}}，内容与官方安装包完全相同。',
    incomplete: '文件不完整，多半是下载中断了。请删除后重新下载。',
    expected: '发布时的校验值',
    changed: '文件名像我们的安装包，内容却不一样。请勿安装，删除后从本页重新下载。',
    unknown: '发布清单里没有这个文件。如果它自称是{{brand}}的安装包，请勿安装。',
    unreadable: '文件或发布清单读取失败，请检查网络后再试一次。',
  },
} as const;
