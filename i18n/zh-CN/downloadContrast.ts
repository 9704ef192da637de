/** Texts of the comparison of the professional and the VPS edition. */
export const downloadContrast = {
  meta: {
    title: '专业版与 VPS 版对比',
    description: '{{brand}}专业版与 VPS 版有什么不同：装在哪里、能打开哪些店铺、运行要求、当前版本与下载。',
  },
  title: ['专业版，', '还是 VPS 版？'],
  lead: '店铺开在自己的电脑上，用专业版。店铺绑在一台 VPS 上、只想在那台 VPS 里打开，用 VPS 版。',
  columns: { professional: '专业版', vps: 'VPS 版' },
  caption: '专业版与 VPS 版逐项对比',
  rows: {
    place: { name: '装在哪里', professional: '自己或员工的电脑', vps: '租用的 VPS（云电脑）' },
    shops: { name: '能打开哪些店铺', professional: '账号有权限的全部店铺', vps: '只有与这台 VPS 绑定的店铺' },
    kind: { name: '是什么', professional: '完整的电脑版', vps: '纯净版，只做一件事：打开绑定的店铺' },
    who: {
      name: '适合谁',
      professional: '多店铺、多成员一起做，或电脑系统较旧',
      vps: '店铺已经绑在 VPS 上',
    },
    requirement: '运行要求',
    version: '当前版本',
    installers: '安装包',
  },
  inUpgrade: 'Linux 版升级中',
  v6: {
    title: '电脑够新？',
    text: 'Windows 10、macOS 10.15 或 Linux 内核 5.15 以上的电脑，建议直接装 V6 客户端。',
    link: '了解 V6',
  },
  more: '全部安装包与校验值',
  next: {
    title: '还没想好？先装专业版',
    text: '两种版本用同一个账号，成员、授权和日志是同一份，换过去不用重来。',
    action: '去下载',
  },
} as const;
