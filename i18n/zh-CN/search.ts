/** Texts of the search box. */
export const search = {
  label: '搜索',
  placeholder: '例如：验证码、10015',
  submit: '搜索',
  loading: '正在加载…',
  failed: '加载失败，请检查网络后重试。',
  none: '没有找到“{{query}}”',
  /** Nothing in the page's language. */
  other: '中文内容里没有找到“{{query}}”，{{language}} 内容里有 {{count}} 条：',
  /** Below it. */
  elsewhere: '换一个短一点的词，或者：',
  ways: { faq: '按主题看全部问题', customerService: '问客服' },
  found_other: '找到 {{count}} 条',
  /** Where there may be more. */
  most: '最相关的 {{count}} 条',
  kinds: {
    faq: '常见问题',
    video: '视频教程',
    page: '页面',
    news: '新闻与指南',
    changelog: '更新日志',
    legal: '协议',
  },
} as const;
