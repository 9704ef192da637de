/** Texts of the page after a registration. */
export const success = {
  meta: {
    title: '注册成功',
    description: '{{brand}}注册成功：领取新用户礼包，下载客户端，打开第一间店。',
  },
  done: '注册成功',
  title: '第一个泊位，已经为您留好',
  lead: '账号可以用了。下载客户端，用刚才的手机号登录，把第一间店停进来。',
  gift: {
    title: '新用户礼包已经到账',
    text: '登录客户端，在付款时选用优惠券。',
  },
  next: {
    title: '接下来',
    steps: [
      { title: '下载客户端', text: 'Windows、Mac、Linux 都有，手机上用 Android 版。' },
      { title: '登录，添加第一间店', text: '给它一个独立环境和一条固定 IP，登录信息以后自动填写。' },
      { title: '请团队进来', text: '按老板、经理、员工三级授权，谁打开哪间店由您定。' },
    ],
    download: '下载客户端',
    quickStart: '看快速上手',
    login: '已经装好？登录',
  },
} as const;
