/** Texts of the customer service page. */
export const service = {
  meta: {
    title: '联系客服',
    description:
      '每天 9:00 至 22:00（北京时间），中文或英文：网站客服、售后 QQ、电话、邮件。先准备三样东西，少一来一回。',
  },
  title: '找得到人',
  lead: '每天 9:00 到 22:00（北京时间），中文或英文。选一种您顺手的方式。',
  hours: { label: '客服时间：每天 9 点到 22 点，北京时间', zone: '北京时间（UTC+8）' },
  ways: {
    title: '几种方式',
    phone: { name: '电话', when: '急事：店铺打不开、付款出错' },
    qq: { name: '售后 QQ', when: '要发截图、传日志' },
    email: { name: '邮件', when: '说来话长，或者要留底' },
    sales: { name: '商务邮箱', when: '采购、私有部署、合作' },
    appointment: { name: '预约演示', when: '想有人从头讲一遍', link: '挑个时间' },
  },
  mobile: '扫码，在手机上打开本页',
  prepare: {
    title: '带上这三样，解决得更快',
    items: [
      { name: '版本', text: '客户端“关于”里的版本号，或检测页复制的报告。' },
      { name: '原话', text: '屏幕上的报错，一个字不改；有数字就带上数字。' },
      { name: '时间', text: '什么时候发生的，之前做过什么，能不能重现。' },
    ],
    detect: '去检测页复制报告',
    never: '我们不会问您要密码和验证码。问的人，不是我们。',
  },
  who: '付费账号的问题优先处理；还没付费的，售前、下载、注册都可以问。',
  first: { title: '也许不用等', text: '常见问题都答过，一搜就到。', link: '查常见问题' },
} as const;
