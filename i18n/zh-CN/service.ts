/** Texts of the customer service page. */
export const service = {
  meta: {
    name: '联系客服',
    title: '联系客服：电话、微信、QQ、留言',
    description:
      '客服每天 {{supportFrom}}–{{supportTo}}（北京时间），中文或英文：电话、微信、售后 QQ、邮件、留言。先准备好版本、报错和时间，省去来回询问。',
  },
  lead: '每天 {{supportFrom}}–{{supportTo}}（北京时间），中文或英文。选一种您方便的方式，留言在一个工作日内回复。',
  hours: {
    label: '客服时间：每天 {{supportFrom}} 至 {{supportTo}}，北京时间',
    zone: '北京时间（UTC+8）',
    now: '现在',
  },
  ways: {
    title: '选择联系方式',
    phone: { name: '电话', when: '有急事：店铺打不开、付款出错' },
    qq: { name: '售后 QQ', when: '要发截图、传日志' },
    wechat: { name: '微信', when: '要发截图，或想留在微信里聊', link: '看客服微信二维码' },
    email: { name: '邮件', when: '内容较多，或需要留存记录' },
    sales: { name: '商务邮箱', when: '采购、私有部署、合作' },
    appointment: { name: '预约演示', when: '想听人完整讲一遍', link: '选择时间' },
  },
  mobile: '扫码，在手机上打开本页',
  prepare: {
    title: '准备好这三样，处理更快',
    items: [
      { name: '版本', text: '客户端“关于”里的版本号，或环境检测页复制的报告。' },
      { name: '报错', text: '屏幕上的报错原文；有错误代码，一并附上。' },
      { name: '时间', text: '什么时候发生的，之前做过什么，能否重现。' },
    ],
    detect: '去环境检测页复制报告',
    never: '我们不会索要密码和验证码。凡是索要的，都不是我们。',
  },
  who: '售前、下载和注册问题，人人可问；售后支持面向付费账号。',
  first: {
    title: '先查常见问题',
    text: '关联、固定 IP、验证码、报错代码，搜一下就有答案。',
    link: '查常见问题',
  },
} as const;
