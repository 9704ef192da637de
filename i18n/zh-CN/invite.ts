/** Texts of joining a company by invitation, and of the page that leads there. */
export const invite = {
  meta: {
    title: '加入公司',
    description: '凭邀请链接加入公司：用手机验证码确认身份，加入后下载客户端即可打开分配给你的店铺。',
  },
  title: '加入公司',
  noScript: '加入公司需要启用 JavaScript。也可以请邀请人联系客服：{{phone}}。',
  loading: '正在核对邀请',
  download: '下载客户端',
  failed: { title: '没能核对邀请', text: '网络错误，请检查您的网络状态', retry: '重试' },
  invalid: {
    title: '这个邀请不能用了',
    text: '它可能已经过期、用过，或链接不完整。请让邀请人重新发一个。',
    register: '自己注册账号',
    contact: '联系客服',
  },
  waiting: {
    title: '申请已提交，等待审核',
    text: '{{team}} 的管理员（{{inviter}}）同意后，你就能登录客户端。',
  },
  joined: { title: '你已经在 {{team}} 里了', text: '直接下载客户端，用你的手机号登录即可。' },
  success: {
    title: '加入成功',
    text: '欢迎加入 {{team}}。下载客户端，用手机号登录，就能看到分配给你的店铺。',
  },
  form: {
    label: '加入公司',
    title: '{{team}} 邀请你加入',
    invitedBy: '邀请人：{{inviter}}',
    phone: '手机号码',
    code: '验证码',
    name: '姓名',
    nameHint: '公司里的人会看到这个名字。',
    nameFixed: '姓名由邀请人填好，不能修改。',
    agree: '我已阅读并同意',
    service: '《用户服务协议》',
    and: '和',
    privacy: '《隐私协议》',
    submit: '加入公司',
    submitting: '正在提交…',
  },
  lead: {
    meta: {
      title: '团队邀请',
      description: '有人邀请你加入他的店铺团队：看看加入之后你能做什么、别人能看到什么，再决定。',
    },
    title: '有人邀请你加入团队',
    text: '加入之后，你用自己的手机号登录客户端，打开分配给你的店铺。店铺密码不会给你看，你的私人浏览也和公司无关。',
    sees: {
      title: '加入后，公司能看到',
      yes: ['你打开了哪间店、什么时候、用哪台设备', '你在店铺环境里做的操作记录'],
      no: ['你自己浏览器里的任何内容', '你手机里的任何内容'],
      notTitle: '公司看不到',
    },
    next: '继续加入',
    missing: '链接里没有邀请信息，请让邀请人重新发一个。',
  },
} as const;
