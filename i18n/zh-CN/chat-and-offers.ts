/** What belongs to no single page: chat, messages, ads, the trial tooltip. */
export const chatAndOffers = {
  chat: {
    statusNeutral: '客服时间：每天 {{supportFrom}}–{{supportTo}}（北京时间）。',
    statusOnline: '客服在线，请直接提问。',
    statusBusy: '客服暂时都在忙。请留言，我们会在一个工作日内回复。',
    statusOffline:
      '现在不在客服时间（每天 {{supportFrom}}–{{supportTo}}，北京时间）。请留言，我们会在一个工作日内回复。',
    open: '开始聊天',
  },
  message: {
    title: '留言',
    lead: '写明问题和联系方式，我们会在一个工作日内回复。',
    name: '怎么称呼您',
    contact: '手机号、邮箱或微信',
    content: '想咨询什么',
    send: '发送留言',
    sending: '正在发送…',
    done: '信息发送成功，请注意查收',
    doneHint: '我们已收到留言，会在一个工作日内按您留的方式联系您。',
    another: '再写一条',
    noScript: '留言需要启用 JavaScript；也可以直接打电话或发邮件给我们。',
    kept: '已填的内容保留在这个标签页里，断网或刷新也不会丢。',
  },
  tooltip: {
    text: '还在考虑？先在线试用，不用安装。',
    link: '打开在线试用',
    close: '关闭提示',
  },
  ads: {
    label: '推广',
    top: '页首推广',
    bottom: '页尾推广',
    booked: '广告',
    topText: '新用户首月半价，再领 {{newUserCoupon}} 元无门槛券',
    details: '查看详情',
    expand: '看大图',
  },
} as const;
