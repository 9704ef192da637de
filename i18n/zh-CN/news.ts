/** Texts of the news list, its categories and pages, and of an article's frame. */
export const news = {
  meta: {
    title: '新闻与指南',
    description:
      '写给多店卖家的新闻与指南：账号关联、固定 IP、员工交接、二次验证、平台核验、大促准备，以及{{brand}}的产品动态和公告。可用 Atom 或 JSON Feed 订阅。',
  },
  title: '店铺日常，一篇说清一件事',
  lead: '不讲玄学，不抄通稿。每一篇写完，都能照着做一遍。',
  /** What a category's own list is called. */
  categories: {
    product: { name: '产品动态', lead: '新功能做什么用，什么时候会碰到它。' },
    guide: { name: '操作指南', lead: '从 IP 到交接，照着做的步骤和清单。' },
    industry: { name: '行业规则', lead: '平台和法规要求什么，资料该怎么备。' },
    notice: { name: '公告', lead: '假期、安全提醒和需要您留意的安排。' },
  },
  all: '全部',
  filter: '按类别看',
  latest: '最新一篇',
  read: '读全文',
  paging: '翻页',
  newer: '较新的',
  older: '较早的',
  page: '第 {{number}} 页',
  pageOf: '第 {{number}} 页，共 {{count}} 页',
  feeds: { text: '订阅更新', atom: 'Atom', json: 'JSON Feed' },
  article: {
    published: '发布于',
    updated: '更新于',
    contents: '这篇讲什么',
    related: '接着读',
    back: '全部新闻与指南',
  },
  next: {
    product: {
      title: '看看它在哪个版本里',
      text: '每个版本改了什么，一条一条写着。',
      action: '打开更新日志',
    },
    guide: {
      title: '给一家店先做起来',
      text: '下载、注册、建环境、绑 IP，照着七步走完，每步有图。',
      action: '快速上手',
    },
    industry: {
      title: '先看看自己的环境',
      text: '时区、语言、网络是否一致，结果只留在您的浏览器里。',
      action: '开始环境检测',
    },
    notice: { title: '还有不清楚的', text: '客服每天 9:00–22:00 在线，中英文都可以。', action: '联系客服' },
  },
} as const;
