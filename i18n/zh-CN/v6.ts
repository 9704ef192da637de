/** Texts of the page of the v6 client. */
export const v6 = {
  meta: {
    name: 'V6 客户端',
    title: 'V6 客户端：三种系统，同一个版本',
    description:
      '{{brand}} V6 客户端：Windows、Mac（Apple 芯片与 Intel）、Linux 同步发布、版本号一致。与 5.x 的区别、系统要求和下载。',
  },
  title: ['一个客户端，', '三种系统'],
  lead: 'V6 是重写的新一代客户端。Windows、两种 Mac、Linux 同步发布、版本号一致，团队成员用什么电脑都能用同一版。',
  cta: '下载 V6 {{version}}',
  points: {
    title: '与专业版 5.x 有什么不同',
    items: [
      { name: 'Mac 分芯片安装', text: 'Apple 芯片和 Intel 各有安装包，不用转译。' },
      { name: 'Linux 能用了', text: '内核 5.15 或更高，Debian、Ubuntu 及其衍生版；5.x 的 Linux 版升级中。' },
      { name: '只有 64 位', text: '32 位 Windows 请继续用 5.x。' },
      { name: '要求较新的系统', text: '系统低于下面的要求，请用 5.x。' },
      { name: '离职交接', text: '{{handoverSince}}' },
    ],
  },
  inUse: {
    title: '每天用到的变化',
    items: [
      {
        name: '浏览器工作台',
        text: '店铺、收藏、插件、网络和账号都在一处；按 Ctrl+K，输几个字就能找到一间店。',
      },
      {
        name: 'RPA 绑定店铺和时段',
        text: '任务只在设定的店铺和时段里运行；何时打开、关闭了店铺，日志里都能查。',
      },
      { name: '插件成组安装', text: '老板或经理为一组店铺统一安装、隐藏或卸载插件。' },
      { name: '更新先核对', text: '更新包下载后核对 SHA-256，不一致就不安装，并说明原因。' },
      { name: '深色界面', text: '跟随系统，也可以手动切换。' },
    ],
  },
  needs: '系统要求',
  older: '更旧的系统：专业版 5.x',
  timeline: {
    title: 'V6 各版本',
    changes: '查看更新日志',
  },
  downloads: {
    title: '下载 V6',
    beta: '测试版 {{version}}',
    betaText: '抢先体验新功能，可能不稳定，不建议用于主力店铺。',
  },
  next: {
    title: '装上 V6，登录就能看到店铺',
    text: '店铺、环境设置和固定 IP 随账号保存，从 5.x 升级不用重新设置。{{sessionsStay}}',
  },
} as const;
