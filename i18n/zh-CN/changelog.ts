/** Texts of the changelog. */
export const changelog = {
  meta: {
    name: '更新日志',
    title: '更新日志：每个版本改了什么',
    description:
      '{{brand}} V6 客户端、专业版 5.x、VPS 版和安卓版的更新日志：新增、改进、修复和安全更新，可按系统筛选，可订阅。',
  },
  title: '每个版本，改了什么',
  lead: '写给使用者看：改了什么、影响哪个系统、升级前要做什么。每个版本都有固定链接，可以直接发给同事。',
  filter: { label: '只看我的系统', all: '全部系统' },
  count_other: '{{count}} 个版本',
  kinds: { security: '安全', new: '新增', improved: '改进', fixed: '修复' },
  link: '{{version}} 的固定链接',
  older: '更早的版本',
  newer: '较新版本',
  earlier: '较早版本',
  neighbours: '前后版本',
  whole: '全部更新日志',
  only: '仅 {{systems}}',
  feedTitle: '{{line}} {{version}}：{{headline}}',
  last: {
    title: '想装最新版？',
    text: '{{line}}的最新版是 {{version}}；各版本的安装包和校验值都在下载页。',
    action: '去下载页',
  },
} as const;
