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
