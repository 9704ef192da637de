/** Texts of the page of the v6 client. */
export const v6 = {
  meta: {
    title: 'V6 客户端',
    description:
      '{{brand}} V6：Windows、Mac（Apple 芯片与 Intel）、Linux 同一个客户端、同一个版本号。看有什么不同、系统要求和下载。',
  },
  title: ['一个客户端，', '四种电脑'],
  lead: 'V6 是重新做的一代。Windows、两种 Mac、Linux 同时发布，版本号一致，团队里谁用什么电脑都能接上。',
  cta: '下载 V6 {{version}}',
  fleet: '同一版本的四个安装包',
  points: {
    title: '和专业版 5.x 有什么不同',
    items: [
      { name: 'Mac 分芯片安装', text: 'Apple 芯片和 Intel 各有安装包，不用转译。' },
      { name: 'Linux 回来了', text: '专业版的 Linux 还在升级，V6 已经可以装。' },
      { name: '只有 64 位', text: '32 位 Windows 请继续用专业版。' },
      { name: '要求更新的系统', text: '系统低于下面的要求时，专业版照样能用。' },
    ],
  },
  needs: '系统要求',
  older: '更早的系统用专业版：',
  timeline: {
    title: 'V6 一路改了什么',
    changes: '查看更新日志',
  },
  downloads: {
    title: '下载 V6',
    beta: '测试版 {{version}}',
    betaText: '先行体验新功能，可能不稳定，不建议在主力店铺上使用。',
  },
  next: {
    title: '装上 V6，店铺原样都在',
    text: '店铺、环境和固定 IP 跟着账号走，登录就能看到。',
  },
} as const;
