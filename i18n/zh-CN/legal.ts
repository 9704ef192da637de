/** Texts around the agreements; the agreements themselves are content. */
export const legal = {
  privacyService: { meta: { name: '隐私协议' } },
  protocol: { meta: { name: '用户服务协议' } },
  userService: { meta: { name: '用户协议' } },
  updated: '最后更新',
  other: '英文版：{{date}}',
  essence: '先看要点',
  contents: '目录',
  print: '打印或存为 PDF',
  companions: '同时适用',
  next: {
    userService: { text: '没有疑问，就可以注册了。', link: '免费注册' },
    protocol: { text: '对费用、续期或退款还有疑问，付款之前问清楚。', link: '联系客服' },
    privacyService: { text: '想看数据流向图，或者报告安全问题？', link: '安全与信任' },
  },
  /** Beside the day of the last update, where the operator has set one. */
  effective: '生效日期',
  party: {
    company: '运营方',
    address: '注册地址',
    registration: '统一社会信用代码',
    representative: '欧盟或英国代表',
    privacy: '个人信息保护联系邮箱',
  },
} as const;
