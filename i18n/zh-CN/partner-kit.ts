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
  poster: { line: '每一间店，都有自己的泊位', offer: '扫码注册，领 {{newUserCoupon}} 元券和推广码的券' },
} as const;
