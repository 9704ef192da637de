/** Texts of the page about us. */
export const about = {
  meta: {
    title: '关于我们',
    description:
      '{{company}}做{{brand}}：给每一间跨境店铺一个独立的环境和固定的 IP。我们怎么想、怎么做事、怎么找到我们。',
  },
  title: ['我们不开店，', '我们修泊位'],
  story: [
    '港口里，船再多也不会撞在一起，因为每条船都有自己的泊位：缆绳系在自己的桩上，货卸在自己的岸边。',
    '跨境店铺却常常挤在同一台电脑里。三间店共用一份 Cookie、一个 IP，员工之间传来传去的是同一张密码纸。店多一间，风险就多一分。',
    '{{brand}}把港口的规矩搬到了浏览器里：一间店，一个环境，一个固定 IP；谁能上船、什么时候上、做了什么，都有记录。',
  ],
  drawing: '一排泊位，每个泊位停着一只集装箱，互不相碰',
  figures: {
    stores: '间店铺停泊过',
    users: '位用户',
    platforms: '个平台',
    countries: '个国家和地区',
    source: '公司数据，截至 2026 年，统计口径见媒体资料',
    values: { users: '13 万', platforms: '50+', countries: '20+' },
  },
  ways: {
    title: '我们做事的四条规矩',
    items: [
      { name: '先说做不到的', text: '我们不说“用了就不会关联”。哪些归工具管，哪些要靠您自己，写在最前面。' },
      { name: '少拿一点', text: '能不收的信息就不收，能留在您电脑里的就不上传。收了什么，逐项写明。' },
      { name: '先提醒，再动手', text: '设备变了先问人，清数据之前先确认。机器不替人做不可挽回的决定。' },
      { name: '说人话', text: '中文照中文的习惯写，英文照英文的习惯写；报错告诉您下一步，不只是一个数字。' },
    ],
  },
  make: {
    title: '我们做的东西',
    items: {
      download: '装在自己电脑上的专业版和 V6 客户端',
      downloadContrast: '跑在 VPS 上、只开绑定店铺的{{brandLite}}',
      private: '部署在您自己服务器上的私有版',
      sellerAssistant: '看销量的卖家助手，和自动化、插件一起用',
    },
  },
  facts: {
    title: '公司信息',
    company: '公司',
    address: '地址',
    hours: '客服时间',
    daily: '周一至周日 9:00–22:00（北京时间）',
    phone: '电话',
    sales: '商务',
    support: '客服',
  },
  next: { title: '想聊聊？', text: '合作、采访、提意见，都欢迎。', link: '联系我们' },
} as const;
