/** Texts of the scenarios: the list and a scenario's own page. */
export const cases = {
  meta: {
    title: '使用场景：七种团队怎样分工',
    description:
      '工厂自营、代运营、欧洲多站点、直播轮班、异地客服、VPS 迁移、私有部署：七个按常见分工写成的场景，不是客户案例，说清做法和工具的边界。',
  },
  title: '像您这样的团队，怎么分工',
  lead: '七个场景按常见分工写成，不是客户案例：多少间店、几个人、怎么分工、每天怎么做。找最像您的那一个。',
  scenario: '场景',
  legend: { boss: '老板', manager: '经理', employee: '员工', shop: '店铺', note: '图例' },
  people: {
    boss_other: '{{count}} 位老板',
    manager_other: '{{count}} 位经理',
    employee_other: '{{count}} 位员工',
    shops_other: '{{count}} 间店铺',
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
    hours: '登录时段',
    devices: '设备授权',
    vps: 'VPS 版',
    private: '私有部署',
  },
  platforms: '平台',
  carries: '主要用到',
  open: '看怎么做',
  detail: {
    note: '这是场景示例，不是客户案例；店铺数和人数只用来说明分工。',
    more: '其他场景',
    title: '照这个方案配置您的团队',
    start: { text: '下载、注册、添加第一间店，照着步骤做，就能看到环境和 IP。', action: '快速上手' },
    team: { text: '三级角色各能做什么、日志记录什么，核心功能页逐项写明。', action: '看核心功能' },
    vps: { text: '先看专业版与 VPS 版的区别，再决定哪些店搬、哪些店留。', action: '对比两个版本' },
    private: { text: '告诉我们店铺和人数，我们按服务器要求给出部署方案。', action: '了解私有部署' },
  },
  last: {
    title: '没有像您的？',
    text: '把店铺数、平台和人数告诉我们，演示时就按您的分工来配置。',
    action: '预约演示',
  },
} as const;
