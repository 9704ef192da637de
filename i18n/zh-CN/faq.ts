/** Texts around the questions; questions and answers are content. */
export const faq = {
  meta: {
    name: '常见问题',
    title: '常见问题：店铺关联、IP、验证码',
    description:
      '店铺会不会关联、固定 IP 怎么选、验证码收不到、子账号不够用、10006 和 10015 是什么意思：{{count}} 个常见问题，可以搜索。',
  },
  title: '先查一查，多半有答案',
  lead: '{{count}} 个问题，分 {{categories}} 类，每一条都写明怎么做。',
  codes: {
    title: '看到这些代码？',
    text: '点一个，看是什么意思、怎么做。',
  },
  featured: '问得最多的',
  all: '全部问题',
  category: {
    isolation: { title: '隔离与安全', text: '店与店之间隔开了什么，还有什么要靠自己分开。' },
    network: { title: '网络与 IP', text: '固定 IP 怎么选、怎么换，海外加速怎么用，后台慢先查哪里。' },
    team: { title: '团队与角色', text: '邀请、授权、离职交接，谁能看到什么。' },
    download: { title: '下载与安装', text: '装哪个版本，系统要求是什么，怎样确认安装包是真的。' },
    account: { title: '账号与验证码', text: '注册、验证码、改绑手机号、找回密码、注销账号。' },
    payment: { title: '付款与退款', text: '新用户优惠、付款方式、发票和退款规则。' },
    errors: { title: '报错查询', text: '照着屏幕上的提示找，每一条都写明下一步。' },
  },
  categories: '问题分类',
  anchor: '本题链接',
  still: {
    title: '没找到答案？',
    text: '把遇到的情况发给客服，附上时间和报错原文，处理更快。',
    action: '联系客服',
  },
} as const;
