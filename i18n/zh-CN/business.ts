/** Texts of the page about business cooperation. */
export const business = {
  meta: {
    name: '商务合作',
    title: '商务合作：写邮件，或扫码加微信',
    description:
      '与{{company}}谈合作：企业采购、产品对接、渠道推广、媒体与活动。扫码加商务微信，说清四件事，一个工作日内答复。',
  },
  title: '谈合作，写邮件或加微信',
  lead: '第一条消息写清四件事，我们在一个工作日内答复。',
  qr: {
    alt: '商务合作微信二维码',
    name: '{{brand}}商务合作',
    hint: '用微信扫一扫',
    /** The account’s name takes the place of #. */
    account: '微信号：#',
    phone: '正用手机浏览？长按识别，或截图后从微信相册扫码。',
    hours: '周一至周日 {{supportFrom}}–{{supportTo}}（北京时间）',
  },
  message: {
    title: '第一条消息，写清这四项',
    rows: [
      { name: '您是谁', sample: '公司名，您负责什么' },
      { name: '想做什么', sample: '采购、对接、活动，还是内容' },
      { name: '规模', sample: '店铺数、人数，或活动规模' },
      { name: '时间', sample: '希望开始的日期' },
    ],
    example: '示例：我们做家居，二十间店、八个人，想给团队统一采购，下个月初开始。',
  },
  topics: {
    title: '常见的四类合作',
    items: [
      { name: '企业采购', text: '多人多店、按年预付，合同和发票一并办理。' },
      { name: '产品对接', text: 'ERP、物流、收款、插件，请走生态合作，流程更快。' },
      { name: '渠道推广', text: '专属推广码，客户得推广码附带的优惠券，业绩可查。' },
      { name: '媒体与活动', text: '讲座、评测、联合内容；资料见媒体资料页。' },
    ],
  },
} as const;
