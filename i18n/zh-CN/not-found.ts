/** Texts of the page for addresses that lead nowhere. */
export const notFound = {
  meta: {
    title: '找不到这个页面',
    description: '这个地址没有内容。可以搜索，或从下载、快速上手、常见问题和联系客服继续。',
  },
  title: '这个泊位是空的',
  sought: '您要找的地址',
  text: '地址可能输错了，也可能页面已经移走。可以搜索，或从这里继续：',
  ways: {
    download: '下载客户端',
    getQuickly: '快速上手',
    faq: '查报错和常见问题',
    customerService: '联系客服',
  },
  home: '回首页',
} as const;
