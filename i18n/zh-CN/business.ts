/** Texts of the page about business cooperation. */
export const business = {
  meta: {
    title: '商务合作：扫码加微信，直接说事',
    description:
      '与{{company}}谈合作：企业采购、产品对接、媒体与活动、联合内容。扫微信二维码，说清四件事，一个工作日内有人回复；周一至周日 9:00–22:00。',
  },
  title: '有事直接说',
  lead: '扫码加商务微信，第一条消息写清四件事，我们当天就能给出下一步。',
  qr: {
    alt: '商务合作微信二维码',
    name: '{{brand}}商务合作',
    hint: '用微信扫一扫',
    phone: '在手机上看本页？长按识别，或截图后从相册扫。',
    hours: '周一至周日 9:00–22:00（北京时间）',
  },
  message: {
    title: '第一条消息这样写',
    rows: [
      { name: '您是谁', sample: '公司名，您负责什么' },
      { name: '想做什么', sample: '采购、对接、活动，还是内容' },
      { name: '多大', sample: '店铺数、人数，或活动规模' },
      { name: '什么时候', sample: '希望开始的日期' },
    ],
    example: '示例：我们是做家居的，二十家店、八个人，想给团队统一采购，下个月初开始。',
  },
  topics: {
    title: '我们常谈的四种',
    items: [
      { name: '企业采购', text: '多人多店，按年预付；需要合同和发票，一并办。' },
      { name: '产品对接', text: 'ERP、物流、收款、插件，走生态合作更快。' },
      { name: '渠道推广', text: '有自己的推广代码，客户得礼包，结果看得见。' },
      { name: '媒体与活动', text: '讲座、评测、联合内容；资料在媒体页。' },
    ],
  },
  others: {
    title: '不方便用微信',
    text: '写信到 {{email}}，或打电话 {{phone}}。写法一样，四件事说清就好。',
  },
} as const;
