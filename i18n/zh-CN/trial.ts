/** Texts of the online trial's landing page. */
export const trial = {
  meta: {
    title: '在线试用：不安装，先在网页里看一遍',
    description:
      '打开网页就能试{{brand}}：两间示例店铺、三种角色、风险提醒和日志都能点。不用安装，不用绑定店铺，试用不会保存任何真实账号。',
  },
  title: ['先别安装，', '在网页里点一遍'],
  lead: '试用打开的是一个示例公司：店铺、成员、日志都是样例。您可以随便点，关掉就没了。',
  action: '打开在线试用',
  where: '在新的页面打开 {{host}}',
  picture: { log: '日志', roles: ['老板', '经理', '员工'], warning: '新设备登录，等您确认' },
  tries: {
    title: '十分钟，试这四件事',
    items: [
      {
        title: '打开两家店，看它们是不是两台电脑',
        text: '比一比两个环境的 IP、时区和语言，再看 Cookie 是否互相看得见。',
      },
      { title: '换成员工，看还剩下什么', text: '列表里只剩授权的店；密码看不到，别人的日志也看不到。' },
      { title: '触发一次风险提醒', text: '用“新设备”打开店铺，再换回老板，处理这条提醒。' },
      { title: '翻一页操作日志', text: '刚才点过的每一下都在里面：谁、什么时候、在哪台设备上。' },
    ],
  },
  compare: {
    title: '试用有的，和没有的',
    web: '在线试用',
    client: '安装客户端',
    rows: [
      { name: '需要安装', web: '不需要', client: '需要，几分钟' },
      { name: '店铺', web: '两家示例店', client: '您自己的店' },
      { name: '固定 IP', web: '示例地址，不能上网', client: '真实线路，一店一个' },
      { name: '自动填充', web: '示例账号', client: '您的店铺账号，加密保存' },
      { name: '角色与日志', web: '可以切换着看', client: '按您的团队设置' },
      { name: '保存', web: '关闭即清空', client: '跟着账号' },
    ],
  },
  careful: '试用里请不要输入真实的店铺账号和密码，那里不需要，也不会保存。',
  last: { title: '试过了，给自己的店建一个', text: '注册免费，新用户有 38 元无门槛券。', action: '免费注册' },
} as const;
