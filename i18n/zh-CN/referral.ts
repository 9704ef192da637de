/** Texts of one's own referral ID: after a registration, after a sign-in, and in the workbench. */
export const referral = {
  title: '邀请同行',
  text: '把链接发给同行，或让对方扫码。注册页会自动填好您的推荐人 ID。',
  code: '您的推荐人 ID：',
  link: '您的邀请链接',
  copy: '复制链接',
  copied: '已复制',
  copyFailed: '复制失败。链接已为您选中，请手动复制。',
  qr: '邀请链接的二维码',
  promotion: '邀请有什么奖励',
  count: {
    asked: '正在查询已有几人用它注册…',
    failed: '暂时查不到已有几人用它注册，请稍后再看。',
    none: '还没有人用它注册。',
    some_other: '已有 {{count}} 人用它注册。',
  },
} as const;
