/**
 * Search words for the market's categories, in both languages, on a page in either: the names that the page shows (a
 * test compares them with its dictionaries) and other common words.
 */
const CATEGORY_WORDS: Readonly<Record<string, string>> = {
  listing: '商品上架 刊登 发布 Listing products',
  pricing: '定价 改价 价格 Pricing repricing',
  orders: '订单 Orders',
  logistics: '物流 运费 发货 快递 Shipping logistics freight',
  finance: '财务 利润 对账 Finance profit accounting',
  ads: '广告 推广 Ads advertising',
  research: '选品 调研 Research',
  rpa: '自动化 机器人 流程 RPA Automation robot',
  security: '安全 Security',
  team: '团队 员工 Team staff',
};

export const wordsOfCategory = (category: string): string => CATEGORY_WORDS[category] ?? category;
