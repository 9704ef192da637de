/** Texts of the media page: figures, material, the list of reports. */
export const press = {
  meta: {
    name: '媒体资料',
    title: '媒体资料与数据口径',
    description:
      '报道{{brand}}时可用的资料：产品介绍、公开数据及口径、标准文字、名称与标识、截图说明和采访方式。',
  },
  title: '报道我们之前，请先核对',
  lead: '数字注明口径，图片注明来源。',
  figures: {
    title: '可以引用的数字',
    sellers: { value: '190 万', name: '卖家' },
    users: { value: '13 万', name: '团队功能用户' },
    platforms: { value: '50+', name: '电商平台' },
    countries: { value: '20+', name: '国家和地区' },
    more: '公司资料，2026年；口径见媒体资料页',
    source:
      '公司资料，2026年。卖家：用{{brand}}管理店铺的卖家；团队功能用户：使用子账号、授权和日志的成员；平台、国家和地区：店铺所在的平台和站点。',
  },
  images: {
    title: '可以刊登的图',
    text: '标识，和工作台、在线试用的实际画面；画面里的店铺、IP 地址和人名都是示例。刊登时请注明来源。',
    mark: '标识，深浅两种底色',
    light: '下载浅色图（WebP）',
    dark: '下载深色图（WebP）',
  },
  material: { title: '可以引用的文字', updated: '更新于' },
  topics: {
    facts: '资料',
    boilerplate: '文字',
    mark: '标识',
    screenshots: '图片',
    contact: '采访',
    policy: '收录规则',
  },
  reports: {
    title: '媒体报道',
    none: '暂未收录媒体报道。',
    why: '只收录能打开、有署名、未付费的报道。',
    rules: '查看收录规则',
  },
  last: {
    title: '还需要图片或数据？',
    text: '发邮件写明用途和截稿时间，标题注明“媒体”，一个工作日内回复。',
    action: '发邮件给我们',
  },
} as const;
