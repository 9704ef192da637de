/** Texts that every page carries: header, footer, offers, notices. */
export const common = {
  skipToContent: '跳到正文',
  /** When code that the page needs has gone from the server. */
  lostCode: {
    text: '本页有一部分加载失败。重新加载即可继续，已填写的内容会保留。',
    reload: '重新加载',
  },
  nav: {
    label: '主导航',
    products: '产品',
    help: '帮助',
    login: '登录',
    signOut: '退出登录',
    signUp: '免费注册',
    menu: '菜单',
    close: '关闭',
  },
  theme: { label: '深色模式' },
  breadcrumbs: '所在位置',
  /** Where the code of a form or a panel did not come through; it is tried again when that is touched. */
  banner: {
    info: '通知',
    maintenance: '维护',
    incident: '故障',
    more: '了解详情',
    dismiss: '不再显示这条通知',
  },
  feeds: { text: '订阅更新', atom: 'Atom', json: 'JSON Feed' },
  footer: {
    product: '产品',
    downloads: '下载',
    partner: '合作',
    support: '支持',
    company: '关于',
    label: '页脚',
    hours: '客服：周一至周日 {{supportFrom}}–{{supportTo}}（北京时间）',
    phone: '电话',
    email: '邮箱',
    qq: '售后 QQ',
    filings: '备案信息',
    rights: '© {{year}} {{company}}',
    samples: '演示站：公司资料、价格、安装包和应用均为示例',
  },
} as const;
