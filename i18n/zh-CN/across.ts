/** What belongs to no single page: chat, messages, ads, the trial tooltip. */
export const across = {
  chat: {
    statusNeutral: '客服时间：每天 9:00–22:00（北京时间）。',
    statusOnline: '客服在线，现在发来的问题马上有人看。',
    statusOffline: '现在不在服务时间。留下问题，我们在 9:00–22:00（北京时间）回复。',
    open: '开始聊天',
  },
  message: {
    title: '留言',
    lead: '说清楚问题和联系方式，客服会按您留的方式回复。',
    name: '怎么称呼您',
    contact: '手机号、邮箱或微信',
    content: '想咨询什么',
    send: '发送留言',
    sending: '正在发送…',
    done: '信息发送成功，请注意查收',
    doneHint: '我们收到了您的留言，服务时间内会尽快联系您。',
    another: '再写一条',
    noScript: '留言需要启用 JavaScript；您也可以直接打电话或发邮件给我们。',
    kept: '已填的内容会留在这个标签页里，断网或刷新都不会丢。',
  },
  tooltip: {
    text: '还在考虑？先在线试用，不用安装。',
    link: '打开在线试用',
    close: '关闭提示',
  },
  ads: {
    label: '推广',
    booked: '广告',
    topText: '新用户首月半价，注册再领 {{amount}} 元无门槛券',
    topLink: '查看活动',
    details: '查看详情',
    bottomTitle: '您有卖家客户，我们有泊位',
    bottomText: '做渠道伙伴：专属推广链接，注册自动归到您名下。',
    bottomLink: '了解渠道合作',
  },
} as const;
