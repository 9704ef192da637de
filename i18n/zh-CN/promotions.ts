/** Texts of the list of promotions, of the frame that every promotion page shares, and of each page's own part. */
export const promotions = {
  meta: {
    title: '优惠活动：进行中、将开始和往期',
    description:
      '{{brand}}的全部优惠活动，按日期自动分为进行中、将开始和已结束；每个活动写明时间、做法和条款。新用户首月半价，另有 38 元无门槛券。',
  },
  title: '现在能用的，都在这里',
  lead: '活动什么时候开始、什么时候结束，由日期说了算。结束了的也留着，条款随时能查。',
  running: '进行中',
  upcoming: '将开始',
  ended: '往期',
  noneRunning: '眼下没有进行中的活动。新用户礼长期有效。',
  noneUpcoming: '还没有排定的活动。',
  open: '看活动',
  archive: '往期活动，页面和条款保留备查',
  state: { upcoming: '将开始', running: '进行中', ended: '已结束' },
  /** Beside the period, by state. */
  countdown: {
    upcoming: '距离开始',
    running: '距离结束',
    ended: '活动已经结束，页面留作存档。',
    days: '天',
    hours: '时',
    minutes: '分',
    seconds: '秒',
    beijing: '时间均为北京时间',
  },
  wait: '看看现在进行中的',
  how: '怎么参加',
  terms: '活动条款',
  endedNote: '这个活动已经结束，不能再参加。条款保留在这里，供当时参加的卖家查对。',
  others: { title: '看看现在能用的', text: '进行中的活动按结束时间排好了，新用户礼长期有效。' },
  unit: '元',
  recharge: {
    ledger: {
      title: '一笔充值，走四步',
      note: '示例：以充值后续费一个月为例，不含具体套餐价格。',
      rows: [
        { at: '充值', what: '支付宝或微信支付', result: '余额增加' },
        { at: '续费', what: '用余额买一个月及以上的套餐', result: '有效期延长' },
        { at: '得券', what: '续费当天自动到账', result: '76 元无门槛券' },
        { at: '下次付款', what: '先抵券，再扣余额', result: '少付 76 元' },
      ],
    },
    pay: {
      title: '在客户端里充值',
      text: '付款由客户端完成：在电脑上打开客户端，进入本页，这里会出现支付宝和微信支付两种方式。在普通浏览器里，本页只作说明，不收款。',
      action: '先下载客户端',
      order: {
        amount: '充值金额（元）',
        gift: '续费后得 {{coupon}} 元券',
        connecting: '正在连接客户端',
        failed: '客户端没有回应。请启动客户端后重试。',
        retry: '重新连接',
        workbench: '去工作台看看哪里不对',
        guest: '您正以访客身份使用客户端，访客不能付款。先登录，再回到这里。',
        signIn: '去登录',
        asked: '订单 {{id}}（{{amount}} 元）已经发起，还没有拿到付款码。可以再取一次：同一个订单只会付一次。',
        resume: '显示这笔订单的付款码',
        check: '已经付了？问一下客户端',
        over: '另起一笔订单',
        warn: '仅在这笔还没有付款时使用。',
        arrived: '余额随即到账，优惠券在续费后发放。',
      },
    },
  },
  midYear: {
    title: '那一年，我们写下的话',
    text: '“旺季之前，先把店分开。”2021 年的 618，新用户第一个月按半价计，另得 38 元券。这两样后来成了长期的新用户礼，今天注册仍然有。',
    then: '2021 年 6 月',
    now: '今天',
    rows: [
      { name: '首月半价', then: '活动期内', now: '长期' },
      { name: '38 元无门槛券', then: '活动期内', now: '长期' },
      { name: '客户端', then: '专业版', now: 'V6、专业版、VPS 版、安卓' },
    ],
  },
  doubleEleven: {
    title: '当年页面上的四个数字',
    counters: [
      { value: '190 万', name: '卖家' },
      { value: '4 万', name: '第二个计数' },
      { value: '100 万', name: '第三个计数' },
      { value: '20 万', name: '第四个计数' },
    ],
    note: '第一个是卖家数。另外三个，存档里没有留下口径，我们照原样列出，不替它补写说明。',
    season: {
      title: '今年的旺季怎么守',
      text: '大促前两周冻结改动，前一周排好值班，前一天十分钟体检。这份清单每年更新。',
      action: '看双 11 体检清单',
    },
  },
  midAutumn: {
    poem: ['海上生明月，', '天涯共此时。'],
    credit: '张九龄《望月怀远》',
    title: '假期里，店铺照常有人守',
    rows: [
      { at: '客服', what: '每天 9:00–22:00，假期相同' },
      { at: '值班', what: '登录时间按值班日放开，假期结束自动收回' },
      { at: '手机', what: '安卓应用收提醒、收权限，不必回办公室' },
    ],
    detail: '礼包里有什么、怎么用',
  },
  midDetail: {
    meta: {
      title: '中秋礼包明细：101 元怎么用',
      description:
        '2026 年中秋 101 元优惠券礼包的组成、使用次序和常见疑问：一次付款用一张，先到期的先用，不能拆分和转让。',
    },
    title: '101 元礼包，一张一张用',
    lead: '礼包是几张券，不是一张 101 元的券。每次付款用一张，先到期的先用。',
    order: {
      title: '付款时的次序',
      steps: ['先算套餐价格', '新用户首月先减半', '再抵一张券', '最后扣余额或付款'],
    },
    questions: {
      title: '三个常见疑问',
      items: [
        {
          q: '为什么账户里看到好几张？',
          a: '优惠合计 101 元的按礼包发放，由几张券组成；其他金额按一张无门槛券发放。',
        },
        {
          q: '能和新用户礼一起用吗？',
          a: '能。新用户礼的 38 元券和礼包里的券分开放，一次付款只用其中一张。',
        },
        { q: '没用完就到期了呢？', a: '到期的券作废，不补发。账户里会提前提醒。' },
      ],
    },
    back: '回到中秋活动',
  },
  cooperation: {
    link: {
      title: '一个代码，跟着安装包走',
      text: '客户从您的链接下载，安装包的文件名里带着您的代码；他注册时，礼包进他的账户，结果记在您名下。',
      file: 'BerthBrowser-Setup_您的代码.exe',
      kept: '代码在客户的浏览器里保存 7 天',
    },
    who: {
      title: '适合谁来做',
      rows: [
        { name: '服务商与代运营', text: '客户的店由您打理，工具用同一套，交接清楚。' },
        { name: '培训与社群', text: '学员第一天就把店分开，少走弯路。' },
        { name: '货代、ERP、收款', text: '客户开新店的时候，正好需要一个新环境。' },
      ],
    },
  },
  inviteRefund: {
    kit: { title: '您的邀请链接和二维码', text: '由本页用您的推广码生成，不会发送出去。' },
    both: {
      friend: { who: '您的朋友', amount: '½', what: '第一个月半价', when: '注册时填您的编号' },
      you: { who: '您', amount: '76', what: '无门槛券一张', when: '他付完首月，当天到账' },
    },
    fair: {
      title: '先想一想，再邀请',
      items: [
        '他确实要开店，或者正在开店。',
        '您愿意回答他遇到的第一个问题。',
        '别把编号发到陌生人的群里，批量注册的券会被收回。',
      ],
    },
  },
} as const;
