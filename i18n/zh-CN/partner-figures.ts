/** Texts of the form in which a partner asks for what their code has brought, and of the answer. */
export const partnerFigures = {
  title: '推广数据',
  text: '填写推广码和查询密钥，查看您的链接带来了多少访问和注册。密钥在合作开通时由我们提供，遗失可以重新领取。',
  counted: '访问只统计同意统计的访客，实际人数更多；注册全部计入。按北京时间分日。',
  noScript: '查询推广数据需要启用 JavaScript，也可以请您的对接人代为查询。',
  code: '要查询的推广码',
  key: '查询密钥',
  keyHint: '只用于查看数据，请不要转发给别人',
  show: '查看数据',
  loading: '正在查询…',
  wrong: '推广码或密钥不对，请检查后再试。',
  last_other: '最近 {{count}} 天',
  visits: '访问',
  registrations: '注册',
  day: '日期',
  /** Read out in the place of a chart. */
  chart: '{{what}}：每天的数量，最多的一天为 {{most}}',
  none_other: '最近 {{count}} 天还没有访问和注册。',
  total: '累计：访问 {{visits}} 次，注册 {{registrations}} 个账号。',
  again: '查询另一个推广码',
} as const;
