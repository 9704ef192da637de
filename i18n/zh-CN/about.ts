/** Texts of the page about us. */
export const about = {
  meta: {
    name: '关于我们',
    title: '关于我们：做跨境多店铺浏览器',
    description:
      '{{company}}开发{{brand}}：给每间跨境店铺一个独立环境和一个固定 IP。我们怎么想、怎么做，以及怎样联系我们。',
  },
  title: ['您专心开店，', '我们守好泊位'],
  story: [
    '港口里船再多也不会撞在一起，因为每条船都有自己的泊位：缆绳系在自己的桩上，货卸在自己的岸边。',
    '跨境店铺却常常挤在同一台电脑里。三间店共用一份 Cookie、一个 IP；员工之间传来传去的，是同一张写着密码的纸。店多一间，风险就多一分。',
    '{{brand}}把港口的规矩搬进浏览器：一间店，一个环境，一个固定 IP；谁能打开哪间店由您定，谁什么时候进去过，都有记录。我们自己不开店，只做浏览器。',
  ],
  stores: '间店铺停泊在这里',
  ways: {
    title: '我们守四条规矩',
    items: [
      { name: '先说做不到的', text: '我们不说“用了就不会关联”。哪些归工具管，哪些要靠您自己，写在最前面。' },
      { name: '少收信息', text: '能不收的信息就不收；需要同步到服务器的，逐项写明。' },
      { name: '先问人，再动手', text: '员工的新设备先经允许，清除数据前先确认。不能挽回的事，由人来决定。' },
      { name: '把话说明白', text: '不堆术语。报错写清发生了什么、下一步怎么做，不只给一个数字。' },
    ],
  },
  make: {
    title: '我们的产品',
    items: {
      download: '装在自己电脑上的专业版（V6 客户端）',
      downloadContrast: '装在 VPS 上、只打开绑定店铺的 VPS 版（{{brandLite}}）',
      private: '装在您自己服务器上的私有部署',
      sellerAssistant: '看估算销量的卖家助手，以及自动化和插件',
    },
  },
  facts: {
    title: '公司信息',
    company: '公司',
    address: '地址',
    hours: '客服时间',
    daily: '周一至周日 {{supportFrom}}–{{supportTo}}（北京时间）',
    phone: '电话',
    sales: '商务',
    support: '客服',
  },
  next: { title: '想聊聊？', text: '合作、采访、提意见，都欢迎。', link: '联系我们' },
} as const;
