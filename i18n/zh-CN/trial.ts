/** Texts of the online trial's landing page. */
export const trial = {
  meta: {
    title: '在线试用：不安装，先在网页里看一遍',
    description:
      '打开网页就能试{{brand}}：示例店铺的环境并排比较，老板、经理、员工三种角色，设备提醒和操作日志都能点。不用安装，不用绑定店铺，关掉就没了。',
  },
  title: ['先别安装，', '在网页里点一遍'],
  lead: '试用打开的是一个示例公司：店铺、成员、日志都是样例。您可以随便点，关掉就没了。',
  action: '打开在线试用',
  where: '在新的页面打开 {{host}}',
  picture: { log: '日志', roles: ['老板', '经理', '员工'], warning: '新设备登录，等您确认' },
  compare: {
    title: '试用有的，和没有的',
    web: '在线试用',
    client: '安装客户端',
    rows: [
      { name: '需要安装', web: '不需要', client: '需要，几分钟' },
      { name: '店铺', web: '示例店铺', client: '您自己的店' },
      { name: '固定 IP', web: '示例地址，不能上网', client: '真实线路，一店一个' },
      { name: '自动填充', web: '示例账号', client: '您的店铺账号，加密保存' },
      { name: '角色与日志', web: '可以切换着看', client: '按您的团队设置' },
      { name: '保存', web: '关闭即清空', client: '跟着账号' },
    ],
  },
  careful: '试用里请不要输入真实的店铺账号和密码，那里不需要，也不会保存。',
  last: { title: '试过了，给自己的店建一个', text: '注册免费，新用户有 38 元无门槛券。', action: '免费注册' },
} as const;
