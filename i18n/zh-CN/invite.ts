/** Texts of joining a company by invitation, and of the page that leads there. */
export const invite = {
  meta: {
    title: '加入公司',
    description: '凭邀请链接加入公司：用手机验证码确认身份，加入后下载客户端，打开分给您的店铺。',
  },
  title: '加入公司',
  noScript: '加入公司需要启用 JavaScript，启用后刷新即可；也可以请客服协助：电话 {{phone}}，邮箱',
  loading: '正在核对邀请',
  loadingText: '核对完成后，您就可以填写表单。',
  download: '下载客户端',
  failed: { title: '邀请核对失败', text: '网络错误，请检查您的网络状态', retry: '重试' },
  /** Neither the address nor the tab has an invitation. */
  missing: { title: '没有找到邀请', text: '链接里没有邀请信息，请让邀请人重新发送。' },
  invalid: {
    title: '邀请已失效',
    text: '邀请可能已过期、已被使用，或链接不完整。请让邀请人重新发送。',
    register: '自己注册账号',
    contact: '联系客服',
  },
  waiting: {
    title: '申请已提交，等待审核',
    text: '{{team}}的老板或经理（邀请人：{{inviter}}）批准后，您就能登录客户端。可以先装好客户端。',
    still: '还在等待审核，刚刚在 {{time}} 查过。',
    again: '刷新审核结果',
  },
  /** For a visitor who did not apply with it: the status is somebody else's. */
  used: {
    title: '这个邀请已有人使用',
    text: '有人凭它申请加入{{team}}。如果是您，批准后用申请时的手机号登录客户端；如果不是，请让邀请人（{{inviter}}）重新发一个邀请。',
  },
  /** Of an invitation for many. */
  full: {
    title: '邀请名额已满',
    text: '{{team}}的这个邀请，名额都已有人使用。请让邀请人（{{inviter}}）另发一个邀请。',
  },
  over: {
    title: '邀请已截止',
    text: '{{team}}的这个邀请已过截止时间。还想加入的，请让邀请人（{{inviter}}）另发一个邀请。',
  },
  /** How one who has applied or joined signs in: has the number had an account before? */
  signIn: {
    set: '用手机号和刚设置的密码登录，也可以用手机验证码登录。手机号以前就有账号的，密码不变。',
    has: '用您原来的账号登录，登录方式不变。',
    none: '已为您的手机号开通账号。账号还没有密码：用手机验证码登录，登录时可以设置密码。',
    unknown: '手机号以前没有账号的，已为您开通。账号还没有密码：用手机验证码登录，登录时可以设置密码。',
  },
  joined: { title: '您已经是{{team}}的成员', text: '直接下载客户端，用手机号和密码或验证码登录。' },
  success: {
    title: '加入成功',
    text: '欢迎加入{{team}}。下载客户端，用手机号和密码或验证码登录，就能看到授权给您的店铺。',
  },
  form: {
    label: '加入公司',
    title: '{{team}}邀请您加入',
    invitedBy: '邀请人：{{inviter}}',
    account: {
      has: '这个号码已有账号，填验证码即可加入。',
      none: '这个号码还没有账号，加入时自动开通。',
      unknown: '还没有账号的，加入时自动开通。',
    },
    phone: '手机号码',
    code: '验证码',
    name: '姓名',
    nameHint: '同事会看到这个姓名。',
    password: '登录密码',
    passwordHint:
      '6–24 个字符，可用大小写字母、数字和英文符号。不填则用手机验证码登录；手机号已有账号的，密码不变。',
    nameFixed: '姓名由邀请人填写，不能修改；有误请联系邀请人。',
    agree: '我已阅读并同意',
    service: '《用户服务协议》',
    and: '和',
    privacy: '《隐私协议》',
    submit: '加入公司',
    submitting: '正在提交…',
    elsewhere: '想换个浏览器或设备继续？',
    copy: '复制邀请链接',
    copied: '已复制，请在另一个浏览器或设备的地址栏里粘贴打开。',
    copyFailed: '复制失败。请在另一台设备上打开您收到的邀请链接。',
  },
  lead: {
    meta: {
      title: '团队邀请',
      description: '有团队邀请您一起管理店铺：先看加入后您能做什么、公司能看到什么，再决定是否加入。',
    },
    title: '有团队邀请您加入',
    text: '加入后，您用自己的手机号登录客户端，打开授权给您的店铺。您不需要知道店铺密码；您用自己的浏览器看了什么，公司看不到。',
    sees: {
      title: '加入后，公司能看到',
      yes: [
        '您的姓名、手机号、角色和授权范围',
        '您打开了哪间店、什么时候、用哪台设备，以及日志里的其他记录（不含您在平台页面里做的事）',
      ],
      no: ['您自己浏览器里的任何内容', '安卓版应用以外，您手机里的任何内容'],
      notTitle: '公司看不到',
    },
    next: '继续加入',
    poster: {
      title: '扫码加入{{team}}',
      text: '最多 {{places}} 人可用这个邀请，{{until}} 前有效。',
      qr: '邀请链接的二维码',
      print: '打印海报',
    },
  },
} as const;
