/**
 * Texts of the islands of every page: the ways to a person, the question about statistics, notices. Their code contains
 * both languages: pages stay smaller, and the texts need no network. The build does not fill in the brand's name.
 */
export const siteWide = {
  side: {
    label: '联系与帮助',
    open: '联系我们',
    presales: '售前咨询',
    message: '给客服留言',
    qq: '售后 QQ',
    wechatShort: '微信',
    phone: '电话',
    demo: '预约演示',
    top: '回到顶部',
    topShort: '顶部',
  },
  chat: { chat: '在线客服', online: '在线', offline: '可留言' },
  qr: {
    alt: '客服微信二维码',
    /** Until the API says whom the code leads to. */
    name: '{{brand}}客服',
    hint: '微信扫一扫，添加客服',
    account: '微信号：{{account}}',
  },
  consent: {
    label: '访问统计',
    text: '统计访问情况，帮我们改进网站？不记录您输入的内容。',
    accept: '允许',
    refuse: '不允许',
    granted: '谢谢您。您可以随时更改：',
    refused: '不会统计。您可以随时更改：',
    more: '隐私选择',
  },
  notices: {
    network: '网络错误，请检查您的网络状态',
    server: '服务器错误，请稍后重试',
    maintenance: '服务器正在升级维护，预计 1 小时左右恢复，如有紧急情况请联系客服',
    socket: '未连接到客户端，请启动客户端后重试',
    offline: '网络已断开。本页可以继续浏览，已填写的内容会保留。',
    retry: '重试',
    close: '关闭',
  },
} as const;
