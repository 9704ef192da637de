/** Texts of the page about who uses the browser: by marketplace and by trade. */
export const users = {
  meta: {
    title: '谁在使用：按平台和行业看',
    description:
      '{{brand}}的用户做哪些平台、哪些行业：50 多个电商平台、20 多个国家和地区，工厂、代运营、品牌、直播、铺货和集团，各自先用哪一项。',
  },
  title: ['开店的人，', '用它把店分开'],
  lead: '20 多个国家和地区的卖家，用{{brand}}在 50 多个平台上开店。',
  figures: {
    sellers: { value: '190 万', name: '卖家' },
    users: { value: '13 万', name: '用户' },
    platforms: { value: '50+', name: '电商平台' },
    countries: { value: '20+', name: '国家和地区' },
    source: '公司数据，截至 2026 年，统计口径见媒体资料',
  },
  board: {
    title: '在哪些平台开店',
    lead: '一家店就是一个环境，平台是哪家并不影响。下面列出常见的一部分。',
    more: '没看到您的平台？网页能登录的，就能建环境。',
  },
  trades: {
    title: '各行各业，先用哪一项',
    lead: '来自七个使用场景，按常见分工整理。',
    trade: '行业',
    platforms: '常见平台',
    first: '先用上的',
    scenario: '看场景',
  },
  last: {
    title: '下一个泊位，留给您',
    text: '注册免费，新用户有 38 元无门槛券，首月半价。',
    action: '免费注册',
  },
} as const;
