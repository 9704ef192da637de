/** Texts of the page about who uses the browser: by marketplace and by trade. */
export const users = {
  meta: {
    name: '平台与行业',
    title: '适用平台与行业：先用哪项功能',
    description:
      '不同行业常用的平台和功能：工厂、代运营、品牌、直播、铺货和集团，各自先用{{brand}}的哪一项。按使用场景整理，非用户统计。',
  },
  title: ['不同行业，', '先用哪项功能'],
  lead: '卖家用{{brand}}在 50 多个平台、20 多个国家和地区的站点开店。同行先用哪一项，看一眼就知道。',
  board: {
    title: '支持常见电商平台',
    lead: '一间店一个环境，不限平台。下面是常见的一部分。',
    guides: '有下划线的，点开看平台的规定和设置办法。',
    more: '没看到您的平台？能用网页登录的，就能建环境。',
  },
  guide: {
    rules: '{{name}} 的公开规定',
    note: '按我们的理解概括，以原文为准。规定会变，以您的卖家后台为准。',
    read: '{{date}} 查阅',
    next: {
      title: '把第一间店设置好',
      text: '{{planNeeded}}八步，每步配图。',
      action: '看快速上手',
    },
  },
  trades: {
    title: '看同行先用哪一项',
    lead: '按七个使用场景整理，非用户统计。',
    trade: '行业',
    platforms: '常见平台',
    first: '最先用到的',
    scenario: '看场景',
  },
  last: {
    title: '从第一间店开始',
    text: '注册免费，新用户有 {{newUserCoupon}} 元无门槛券。{{planNeeded}}',
    action: '免费注册',
  },
} as const;
