/** Words of the role matrix, by the keys of `src/domain/roles.ts`. */
export const roles = {
  caption: '老板、经理、员工的权限对照',
  action: '操作',
  boss: '老板',
  manager: '经理',
  employee: '员工',
  reach: { full: '全公司', scope: '授权范围内', own: '仅本人', none: '不能' },
  groups: { shops: '店铺', team: '团队', watch: '日志与提醒', tools: '工具', company: '公司' },
  actions: {
    shops: {
      open: '打开店铺',
      fill: '用自动填充登录',
      credentials: '查看和维护店铺密码',
      create: '新建、删除店铺环境',
      changeIp: '绑定、更换 IP',
      clear: '清除缓存与数据',
    },
    team: {
      appoint: '任免经理',
      invite: '邀请员工、批准加入',
      grant: '分配和收回店铺',
      devices: '限定设备和登录时段',
      disable: '停用子账号',
    },
    watch: { logs: '查看登录与操作日志', risk: '接收设备风险提醒' },
    tools: { plugins: '为团队安装插件', line: '选择加速线路', address: '更改客户端的服务地址' },
    company: { pay: '付款、加购、开发票', close: '注销公司账号' },
  },
} as const;
