/** Texts of the page for addresses that lead nowhere. */
export const lost = {
  meta: { title: '找不到这个页面', description: '这个地址没有内容。搜一搜，或者从下面几个入口继续。' },
  title: '这个泊位是空的',
  sought: '您要找的地址',
  text: '地址可能打错了，也可能页面换了位置。搜一搜，或者从这里继续：',
  ways: {
    download: '下载客户端',
    getQuickly: '从头开始',
    faq: '查报错和问题',
    customerService: '问一个人',
  },
  home: '回首页',
} as const;
