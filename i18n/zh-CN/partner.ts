/** Texts of the kit that makes a partner's link, QR code and poster; in short also for people who invite a friend. */
export const partnerKit = {
  noScript: '推广工具需要启用 JavaScript。',
  code: '推广码',
  codeHint: '字母、数字、下划线和连字符，最多 64 位',
  badCode: '推广码只能有字母、数字、下划线和连字符，最多 64 位。',
  needed: '请先填写推广码。',
  page: '落地页',
  pages: { home: '首页', register: '注册页', download: '下载页' },
  link: '推广链接',
  sample: '示例：',
  copy: '复制链接',
  copied: '已复制',
  copyFailed: '复制失败。链接已为您选中，请手动复制。',
  qr: '二维码',
  save: '保存海报（SVG）',
  /** In place of the above where a friend is invited: another code, and a link to the registration alone. */
  friend: {
    noScript: '生成邀请链接需要启用 JavaScript。',
    code: '推荐人 ID',
    codeHint: '登录后自动填好；客户端工作台的账号页也有',
    badCode: '推荐人 ID 只能有字母、数字、下划线和连字符，最多 64 位。',
    needed: '请先填写推荐人 ID。',
    link: '邀请链接',
    qr: '邀请链接的二维码',
  },
  poster: { line: '每一间店，都有自己的泊位', offer: '扫码注册，新用户领 {{newUserCoupon}} 元无门槛券' },
} as const;

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
