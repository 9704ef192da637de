/** What the trial in the page says about what was done; comes with its code. */
export const trialMessages = {
  become: '切换为{{role}}{{name}}',
  reset: '已重新开始：示例公司恢复到刚打开网页时的样子。',
  memberSwitched: {
    text: '现在是{{role}}{{name}}，看得到 {{shops}} / {{of}} 间店铺。',
    lost: '失去权限（{{number}} 项）',
    gained: '新增权限（{{number}} 项）',
  },
  deviceSwitched: {
    office: '现在用的是办公室电脑，是公司用过的设备。',
    laptop: {
      unknown: '现在用的是新笔记本，公司没有用过。打开一间店铺试试。',
      waiting: '现在用的是新笔记本，还在等待允许，店铺打不开。',
      allowed: '现在用的是新笔记本，已获允许，可以打开店铺。',
      refused: '现在用的是新笔记本，已被拒绝，店铺打不开。',
    },
  },
  blocked: '{{role}}不能“{{action}}”。可以请{{helpers}}来做；要长期拥有这项权限，请老板调整角色。',
  blockedForGood: '{{role}}不能“{{action}}”，只有老板有这项权限，请联系{{helpers}}。',
  stopped: {
    waiting: '{{shop}} 没有打开：公司没有用过这台新笔记本，已发出设备提醒，等待{{helpers}}允许。',
    refused:
      '{{shop}} 没有打开：这台新笔记本已被拒绝，也没有填充密码。可以请{{helpers}}在“店铺授权与设备”里更改。',
  },
  done: {
    confirmed: '新笔记本已用手机验证码再确认一次（试用里不发短信），{{shop}} 已打开，日志里有记录。',
    open: '{{shop}} 已打开：使用自己的 IP 和 Cookie，账号密码由客户端自动填充。',
    close: '{{shop}} 已关闭，环境保留，下次打开还在。',
    password: '已显示 {{shop}} 的密码（示例），这次查看也记入了试用的日志。',
    clear: '{{shop}} 的 Cookie 已清除，其他店铺不受影响。',
    changeIp: '{{shop}} 已改用 {{other}}，其他店铺不变。',
    look: '没有找到：{{shop}} 的环境里没有 {{other}} 的 Cookie，两边互相读不到。',
    grant: '{{other}}现在可以打开 {{shop}}，不需要知道密码。',
    withdraw: '{{other}}的列表里不再有 {{shop}}。',
    plan: '只有老板可以付款。试用到此为止，不会收费。',
    allowed: '已允许：{{other}}可以在新笔记本上打开授权的店铺。切换为{{other}}，再换用新笔记本试试。',
    refused: '已拒绝：新笔记本已退出登录，不能再打开店铺，也没有填充密码。如果不是本人操作，请更换店铺密码。',
  },
  all: '四件事都试过了。给自己的店建个环境？',
} as const;
