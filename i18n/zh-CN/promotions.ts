/** Texts of the list of promotions, of the frame that every promotion page shares, and of each page's own part. */
export const promotions = {
  meta: {
    name: '优惠活动',
    title: '优惠活动：首月半价、优惠券',
    description:
      '{{brand}}优惠活动：新用户首月半价、{{newUserCoupon}} 元无门槛券，以及充值、续费和邀请活动，写明时间、参加方法和条款。',
  },
  title: '现在能参加的活动',
  lead: '按日期归入进行中、将开始和已结束；活动结束后条款保留，随时可查。',
  ended: '往期',
  noneRunning: '目前没有进行中的活动。注册即享新用户礼：{{newUserCoupon}} 元券、首月半价。',
  noneUpcoming: '暂无将开始的活动。',
  open: '查看活动',
  archive: '活动已结束，条款保留备查',
  state: { upcoming: '将开始', running: '进行中', ended: '已结束' },
  /** Beside the period, by state. */
  countdown: {
    upcoming: '距离开始',
    running: '距离结束',
    ended: '活动已结束，不能再参加。',
    days: '天',
    hours: '小时',
    minutes: '分',
    seconds: '秒',
    beijing: '时间均为北京时间',
  },
  wait: '查看进行中的活动',
  how: '怎样参加',
  terms: '活动条款',
  endedNote: '活动已结束，不能再参加。条款保留，供当时参加的卖家查对。',
  others: {
    title: '看看现在能参加的',
    text: '进行中的活动按结束时间排列；新用户注册即享 {{newUserCoupon}} 元券、首月半价。',
  },
  unit: '元',
  recharge: {
    ledger: {
      title: '一笔充值，分四步',
      note: '以充值后续费一个月为例。',
      rows: [
        { at: '充值', what: '支付宝或微信支付', result: '余额增加' },
        { at: '续费', what: '用余额买一个月及以上的套餐', result: '有效期延长' },
        { at: '得券', what: '续费当天自动到账', result: '{{renewalCoupon}} 元无门槛券' },
        { at: '下次付款', what: '先抵券，再扣余额', result: '少付 {{renewalCoupon}} 元' },
      ],
    },
    pay: {
      title: '在客户端里充值',
      text: '付款在客户端里完成：用电脑打开客户端，进入本页，选择支付宝或微信支付。用普通浏览器打开时，本页只作说明，不收款。信用卡付款也在客户端里进行，本页不会要您填写卡号。',
      action: '下载客户端',
      order: {
        amount: '充值金额（元）',
        gift: '续费后得 {{coupon}} 元券',
        connecting: '正在连接客户端',
        failed: '客户端没有响应。请启动客户端后重试。',
        retry: '重新连接',
        workbench: '去工作台排查',
        guest: '您正以访客身份使用客户端，访客不能付款。请先登录，再回到本页。',
        signIn: '去登录',
        asked:
          '订单 {{id}}（{{amount}} 元）已创建，还没有取得付款码。可以重新获取：订单号不变，同一笔订单不会重复扣款。',
        resume: '显示这笔订单的付款码',
        check: '已经付款？查询结果',
        over: '新建订单',
        warn: '仅在这笔订单尚未付款时使用。',
        arrived: '余额和优惠券以客户端里的账户为准。长时间未到账，请凭订单号联系客服。',
      },
    },
  },
  midYear: {
    title: '当时的优惠，现在还有吗？',
    text: '2021年 618：新用户首月半价，另得 {{newUserCoupon}} 元券。如今注册，新用户礼同样包含这两项。',
    then: '2021年6月',
    now: '今天',
    rows: [
      { name: '首月半价', then: '活动期内', now: '新用户礼包含' },
      { name: '{{newUserCoupon}} 元无门槛券', then: '活动期内', now: '新用户礼包含' },
      { name: '客户端', then: '专业版', now: '专业版（V6 客户端）、VPS 版、安卓版' },
    ],
  },
  doubleEleven: {
    title: '2024 双 11 的四个数字',
    note: '“+”表示不少于。',
    half: { amount: '半价', what: '新用户第一个月的套餐' },
    season: {
      title: '今年旺季，这样准备',
      text: '大促前两周把该变的变完，随后冻结改动；前一周排好值班；前一天用十分钟体检。',
      action: '查看双 11 体检清单',
    },
  },
  midAutumn: {
    poem: ['海上生明月，', '天涯共此时。'],
    credit: '张九龄《望月怀远》',
    title: '假期里，店铺照常有人管',
    rows: [
      { at: '客服', what: '每天 {{supportFrom}}–{{supportTo}}，假期相同' },
      { at: '值班', what: '登录时段按值班日放开，到期自动恢复' },
      { at: '手机', what: '用安卓版处理提醒、收回授权，不必回办公室' },
    ],
    detail: '查看礼包怎么用',
  },
  midDetail: {
    meta: {
      title: '中秋 {{packAmount}} 元优惠券礼包怎么用',
      description:
        '2026年中秋 {{packAmount}} 元优惠券礼包的使用规则：一次付款用一张，先到期的先用，不能拆分和转让；附付款时的抵扣次序和常见疑问。',
    },
    title: '{{packAmount}} 元礼包，一张一张用',
    lead: '礼包由几张券组成，面额合计 {{packAmount}} 元；每次付款用一张，先到期的先用。各张面额以账户内显示为准。',
    order: {
      title: '付款时的次序',
      steps: ['套餐和时长的价格', '新用户首月减半', '抵扣一张优惠券', '余下的用余额或在线支付'],
    },
    questions: {
      title: '三个常见疑问',
      items: [
        {
          name: '为什么账户里看到好几张？',
          text: '{{packAmount}} 元礼包由几张券组成，分开存放，每次付款用一张。',
        },
        {
          name: '能和新用户礼一起用吗？',
          text: '不能在同一笔付款里叠加。两种券分别保存，一次付款任选一张。',
        },
        { name: '没用完就到期了呢？', text: '到期的券作废，不补发。账户里会提前提醒。' },
      ],
    },
    back: '回到中秋活动',
  },
  cooperation: {
    link: {
      title: '推广码随链接和安装包走',
      text: '客户从您的链接下载，链接带着您的推广码；Windows 安装包的文件名里也会写上，其他系统只在链接里。客户注册后，推广码附带的券进入客户账户，业绩记在您名下。',
      file: 'BerthBrowser-Setup_您的推广码.exe',
      kept: '推广码在客户的浏览器里保存 {{partnerDays}} 天',
    },
    arrives: {
      amount: '{{packAmount}}',
      what: '您客户的优惠券礼包',
      when: '2026 渠道伙伴计划的推广码；其他推广码，金额以注册页为准',
    },
    who: {
      title: '适合谁',
      rows: [
        { name: '服务商与代运营', text: '客户的店由您打理，双方用同一套工具，交接清楚。' },
        { name: '培训与社群', text: '学员从开第一间店起就分开环境，少走弯路。' },
        { name: '货代、ERP、收款', text: '客户开新店时，正好需要一个新环境。' },
      ],
    },
  },
  inviteRefund: {
    kit: {
      title: '邀请链接和二维码',
      text: '填写您的推荐人 ID。对方打开链接，注册页会自动填好这个 ID。链接和二维码在本页生成，不上传。',
    },
    reward: {
      amount: '{{renewalCoupon}}',
      what: '您得无门槛券一张',
      when: '同行付完首月，当天到账',
      friend: '新用户礼人人都有，与邀请无关。',
    },
    fair: {
      title: '邀请前，请先确认',
      items: ['对方正在开店，或确实准备开店。', '不要把推荐人 ID 发到陌生人的群里，批量注册的券会被收回。'],
    },
  },
} as const;
