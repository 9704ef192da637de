/** Texts of the search box. */
export const search = {
  label: '搜一搜',
  placeholder: '例如：验证码、换 IP、10015',
  submit: '搜索',
  loading: '正在载入……',
  failed: '没能载入，请检查网络，再试一次。',
  none: '没有找到“{{query}}”。换个词试试，或者直接问客服。',
  found_other: '找到 {{count}} 条',
  kinds: {
    faq: '常见问题',
    video: '视频教程',
    page: '页面',
    news: '新闻',
    changelog: '更新日志',
    legal: '协议',
  },
} as const;
