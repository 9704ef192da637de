/** Texts of the news list, its categories and pages, and of an article's frame. */
export const news = {
  meta: {
    name: '新闻与指南',
    title: '新闻与指南：跨境多店铺怎么管',
    description:
      '写给跨境多店铺卖家：账号关联、固定 IP、员工交接、二次验证、平台核验、大促准备的操作指南，以及{{brand}}动态和公告。',
  },
  title: '一篇文章，说清一件事',
  lead: '多店铺日常管理的做法，读完就能照着做。',
  /** What a category's own list is called. */
  categories: {
    product: {
      name: '产品动态',
      lead: '新功能有什么用、什么时候用得上：安卓版、设备风险提醒、网页连接客户端等产品说明。',
    },
    guide: {
      name: '操作指南',
      lead: '店铺关联、固定 IP、二次验证、员工交接、大促准备，可以照着做的步骤和清单。',
    },
    industry: {
      name: '行业规则',
      lead: '平台和法规有什么要求：卖家身份核验、涉税信息报送、多账户政策，资料怎样准备。',
    },
    notice: { name: '公告', lead: '假期客服安排、仿冒网站提醒，以及需要您留意的事项。' },
  },
  all: '全部',
  filter: '按类别看',
  latest: '最新一篇',
  read: '读全文',
  paging: '翻页',
  newer: '上一页',
  older: '下一页',
  page: '第 {{number}} 页',
  pageOf: '第 {{number}} 页，共 {{count}} 页',
  article: {
    published: '发布于',
    updated: '更新于',
    contents: '本文目录',
    related: '相关阅读',
    back: '全部新闻与指南',
  },
  next: {
    product: {
      title: '看更新日志',
      text: '每个版本改了什么，逐条列出。',
      action: '打开更新日志',
    },
    guide: {
      title: '先拿一间店试试',
      text: '下载、注册、选套餐、建环境、绑 IP，照着八步做，每步有图。',
      action: '快速上手',
    },
    industry: {
      title: '先检测自己的环境',
      text: '时区、语言、网络是否一致，结果只留在您的浏览器里。',
      action: '开始环境检测',
    },
    notice: {
      title: '还有不清楚的？',
      text: '客服每天 {{supportFrom}}–{{supportTo}} 在线，中英文都可以。',
      action: '联系客服',
    },
  },
} as const;
