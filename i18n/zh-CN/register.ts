/** Texts of the registration page around its form. */
export const register = {
  meta: {
    name: '免费注册',
    title: '免费注册多店铺浏览器账号',
    description:
      '用手机号注册{{brand}}账号，注册和下载客户端免费；一店一环境、一店一固定 IP，团队三级授权。新用户得 {{newUserCoupon}} 元无门槛券，首月半价。',
  },
  title: ['免费注册', '{{brand}}账号'],
  lead: '验证手机号，设好密码，就能登录客户端。注册和下载免费；{{planNeeded}}',
  gift: { title: '新用户礼' },
  gets: {
    title: '有了账号，您可以',
    items: [
      '给每间店一个独立环境、一个固定 IP，店与店互不相通',
      '按老板、经理、员工三级授权，员工不需要知道密码',
      '查看登录日志和操作日志；员工的新设备，经您允许才能打开店铺',
    ],
  },
  /** Who signed up a moment ago; `time` is like “2分钟前”. */
  signUps: { label: '刚刚注册的卖家', entry: '{{time}}，有卖家注册了账号' },
  /** In the place of the form, for who has registered in this tab or is signed in. `number` is masked. */
  registered: {
    title: '您已用 {{number}} 注册',
    signedIn: '您已登录：{{name}}',
    text: '账号已开通。下载客户端，用注册时的手机号登录，选好套餐，就能添加店铺。',
    download: '下载客户端',
    login: '登录',
    another: '退出登录，用别的号码注册',
  },
  form: {
    title: '创建账号',
    haveAccount: '已有账号？',
    login: '直接登录',
    forgotten: '忘记密码',
    help: '注册遇到问题？致电 {{phone}}，或发邮件到',
    hours: '周一至周日 {{supportFrom}}–{{supportTo}}（北京时间）有人接听。',
    noScript: '注册需要启用 JavaScript，启用后刷新即可；也可以请客服协助注册：电话 {{phone}}，邮箱',
  },
} as const;

/** Texts of the registration form. */
export const registerForm = {
  label: '免费注册',
  phone: '手机号码',
  phoneHint: '+86 为 11 位，以 1 开头；+1 为 10 位，不以 0 开头',
  code: '验证码',
  password: '密码',
  passwordHint: '6–24 位大小写字母、数字或英文符号',
  userName: '用户名',
  userNameHint: '6–24 位中文、英文字母或数字',
  type: '账号类型',
  company: '公司或团队',
  user: '个人卖家',
  companyName: '公司名称',
  companyNameHint: '中文、英文字母、数字、空格、括号和“.”，不以数字结尾',
  referral: '推荐人 ID',
  agree: { lead: '我已阅读并同意', service: '《用户服务协议》', and: '和', privacy: '《隐私协议》' },
  submit: '免费注册',
  submitting: '正在注册…',
  referrer: { title: '没有找到这位推荐人', yes: '继续注册', no: '返回修改' },
} as const;
