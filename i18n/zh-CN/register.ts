/** Texts of the registration page around its form. */
export const register = {
  meta: {
    title: '免费注册',
    description:
      '免费注册{{brand}}：验证手机号，设好密码，下载客户端，让每间店铺都有独立环境和固定 IP。新用户得 {{coupon}} 元无门槛优惠券，首月半价。',
  },
  title: ['注册免费，', '第一间店先停好'],
  lead: '验证手机号，设好密码，就能下载客户端。第一间店从此有自己的环境、自己的固定 IP。',
  gift: {
    title: '新用户礼包',
    unit: '元',
    name: '无门槛优惠券',
    half: '首月半价',
  },
  gets: {
    title: '一个账号，带来这些',
    items: [
      '一间店一个独立环境、一条固定 IP，店与店互不相见',
      '老板、经理、员工三级授权，员工不必知道密码',
      '登录和操作都有日志，设备一变就提醒',
    ],
  },
  form: {
    title: '创建账号',
    haveAccount: '已有账号？',
    login: '直接登录',
    help: '注册遇到问题？打电话 {{phone}}，或写信到',
    hours: '周一至周日 9:00–22:00（北京时间）有人接听。',
    noScript: '这张表单需要 JavaScript，请启用后刷新。也可以请人工帮您注册：电话 {{phone}}，邮箱',
  },
} as const;
