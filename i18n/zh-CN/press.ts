/** Texts of the media page: figures, material, the list of reports. */
export const press = {
  meta: {
    title: '媒体资料与报道',
    description:
      '写{{brand}}时用得上的资料：一页介绍、标准文字、名称与标识、截图说明、采访方式；媒体报道只收录能打开、有署名的原文。',
  },
  title: '写我们之前，先核对',
  lead: '数字带口径，图片说来源，没有的报道不硬凑。',
  figures: {
    title: '可以引用的数字',
    sellers: { value: '190 万', name: '卖家' },
    users: { value: '13 万', name: '用户' },
    platforms: { value: '50+', name: '电商平台' },
    countries: { value: '20+', name: '国家和地区' },
    source:
      '公司数据，截至 2026 年。卖家：用{{brand}}管理店铺的卖家；用户：使用团队功能的人；平台、国家和地区：店铺所在的平台和站点。',
  },
  material: { title: '资料夹', updated: '更新于' },
  topics: {
    facts: '资料',
    boilerplate: '文字',
    mark: '标识',
    screenshots: '图片',
    contact: '采访',
    policy: '规矩',
  },
  reports: {
    title: '媒体报道',
    none: '目前没有收录。',
    why: '能打开、有署名、没有付费的报道，才会出现在这里。',
    rules: '看收录规矩',
  },
  last: {
    title: '还差一张图、一个数字？',
    text: '来信写明用途和截稿时间，一个工作日内回复。标题写“媒体”。',
    action: '写信给我们',
  },
} as const;
