/** Texts around the questions; questions and answers are content. */
export const faq = {
  meta: {
    title: '常见问题',
    description:
      '店铺会不会关联、验证码收不到、子账号不够用、10006 和 10015 是什么意思：{{count}} 个问题，由懂跨境店铺的人来答，可以搜索。',
  },
  title: '先查一查，多半有人问过',
  lead: '{{count}} 个问题，分 {{categories}} 类。写的是做法，不是话术。',
  codes: {
    title: '屏幕上有一个数字？',
    text: '点它，看是什么意思、下一步做什么。',
  },
  featured: '问得最多的',
  all: '全部问题',
  category: {
    isolation: { title: '隔离与安全', text: '店和店之间隔开了什么，还有什么要靠自己。' },
    network: { title: '网络与 IP', text: '固定 IP、换线、加速，后台慢先查哪里。' },
    team: { title: '团队与角色', text: '邀请、授权、离职交接，谁能看到什么。' },
    download: { title: '下载与安装', text: '选哪个版本，怎样确认安装包是真的。' },
    account: { title: '账号与验证码', text: '注册、改绑、找回、注销。' },
    payment: { title: '付款与退款', text: '优惠、付款方式、发票，先看清不退什么。' },
    errors: { title: '报错查询', text: '照着屏幕上的字找，每一条都有下一步。' },
  },
  categories: '问题分类',
  anchor: '本题链接',
  still: { title: '没找到？', text: '把您遇到的情况发给客服，带上时间和报错，会快很多。', link: '问客服' },
} as const;
