/** Texts of the changelog. */
export const changelog = {
  meta: {
    title: '更新日志',
    description:
      '{{brand}}每个版本改了什么：V6 客户端、专业版、VPS 版、安卓版，按版本列出新增、改进、修复和安全更新，可按系统筛选，可订阅。',
  },
  title: '每个版本，改了什么',
  lead: '写给用的人看：改了什么、影响哪个系统、升级前要做什么。每个版本都有固定链接，可以直接发给同事。',
  filter: { label: '只看我的系统', all: '全部系统' },
  count_other: '{{count}} 个版本',
  kinds: { security: '安全', new: '新增', improved: '改进', fixed: '修复' },
  link: '{{version}} 的固定链接',
  older: '更早的版本',
  newer: '较新：',
  earlier: '较早：',
  neighbours: '前后版本',
  whole: '全部更新日志',
  planned: '计划 {{date}} 发布',
  only: '仅 {{systems}}',
  feeds: { text: '订阅更新', atom: 'Atom', json: 'JSON Feed' },
  feedTitle: '{{line}} {{version}}：{{headline}}',
  last: {
    title: '不是最新版？',
    text: '最新的 V6 客户端是 {{version}}，安装包和校验值都在下载页。',
    action: '去下载页',
  },
} as const;
