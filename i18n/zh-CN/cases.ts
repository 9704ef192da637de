/** Texts of the scenarios: the list and a scenario's own page. */
export const cases = {
  meta: {
    title: '使用场景：七种团队怎样分店、分人、分权限',
    description:
      '工厂自营、代运营、欧洲多站点、直播轮班、异地客服、从 VPS 搬家、集团私有部署：七个按真实分工写成的场景，不虚构客户，说清做法，也说清工具管不了什么。',
  },
  title: '像您这样的团队，会怎么摆',
  lead: '这里没有客户名单和好评截图。七个场景是按常见分工写的例子：多少家店，几个人，怎么分，每天是什么样。找最像您的那一个。',
  scenario: '场景',
  legend: { boss: '老板', manager: '经理', employee: '员工', shop: '店铺', note: '图例' },
  people: {
    boss_other: '{{count}} 位老板',
    manager_other: '{{count}} 位经理',
    employee_other: '{{count}} 位员工',
    shops_other: '{{count}} 家店铺',
  },
  trades: {
    manufacturing: '工厂自营',
    agency: '代运营',
    home: '家居品牌',
    apparel: '服饰直播',
    electronics: '消费电子',
    general: '多品类铺货',
    group: '集团企业',
  },
  focus: {
    roles: '三级角色',
    logs: '登录与操作日志',
    isolation: '一店一环境',
    hours: '登录时间',
    devices: '设备授权',
    vps: 'VPS 版',
    private: '私有部署',
  },
  platforms: '平台',
  carries: '主要用到',
  open: '看做法',
  detail: {
    note: '这是一个场景示例，不是某位客户的故事；店铺数和人数用来说明分工。',
    more: '其他场景',
    title: '照这个样子摆您的团队',
    start: { text: '下载、注册、添加第一家店，十几分钟能看到环境和 IP。', action: '快速上手' },
    team: { text: '三级角色各能做什么、日志记些什么，核心功能里逐项写着。', action: '看核心功能' },
    vps: { text: '先看专业版与 VPS 版差在哪里，再决定哪些店搬、哪些店留。', action: '对比两个版本' },
    private: { text: '告诉我们店铺和人数，我们按服务器要求给出部署方案。', action: '了解私有部署' },
  },
  last: {
    title: '没有一个像您的？',
    text: '把店铺数、平台和人数发给我们，演示时就按您的分工来摆。',
    action: '预约演示',
  },
} as const;
