/** Texts of the page after a registration. */
export const success = {
  meta: {
    title: '注册成功',
    description: '{{brand}}账号注册成功，新用户礼已到账：下载客户端，登录，选套餐，添加第一间店。',
  },
  done: '注册成功',
  /** To who is signed in. */
  hello: '{{name}}，您好。',
  title: '账号已开通，下一步：下载客户端',
  lead: '{{signInWays}}{{planNeeded}}',
  /** For a visitor who comes to the page without a registration. */
  unknown: {
    title: '这台设备没有注册记录',
    text: '在别的设备上注册过，请直接登录。还没有账号，可以现在免费注册。',
    register: '免费注册',
    login: '登录',
  },
  gift: {
    title: '新用户礼已到账',
    text: '登录客户端，付款时选用优惠券；有效期以账户内显示为准。',
  },
  next: {
    title: '接下来四步',
    steps: [
      { name: '下载客户端', text: 'Windows、Mac、Linux 都有，手机上用安卓版。' },
      { name: '登录，选套餐', text: '新用户首月半价，优惠券在付款时选用。' },
      { name: '添加第一间店', text: '为它配好独立环境和固定 IP，以后账号密码自动填充。' },
      { name: '邀请团队成员', text: '按老板、经理、员工三级授权，谁打开哪间店由您定。' },
    ],
    download: '下载客户端',
    quickStart: '看快速上手',
    login: '已经装好？登录',
  },
} as const;
