/** What the trial in the page says about what was done; comes with its code. */
export const trialTold = {
  become: '换成{{role}}{{name}}',
  reset: '已重新开始：示例公司和刚打开网页时一样。',
  became: {
    text: '现在是{{role}}{{name}}，看得到 {{shops}} / {{of}} 间店铺。',
    lost: '不能再做（{{number}} 项）',
    gained: '多了（{{number}} 项）',
  },
  sat: {
    office: '现在用的是办公室电脑，公司认得它。',
    laptop: {
      unknown: '现在用的是新笔记本，公司没见过它。打开一间店铺试试。',
      waiting: '现在用的是新笔记本，还在等确认，店铺打不开。',
      allowed: '现在用的是新笔记本，已经允许过，可以打开店铺。',
      refused: '现在用的是新笔记本，它被拒绝了，店铺打不开。',
    },
  },
  blocked: '{{role}}不能“{{action}}”。可以请{{helpers}}来做；要长期有这项权限，得由老板调整角色。',
  blockedForGood: '{{role}}不能“{{action}}”，这项权限只有老板有：请找{{helpers}}。',
  stopped: {
    waiting: '{{shop}} 没有打开：公司没见过这台新笔记本，已经发出设备提醒。要等{{helpers}}允许。',
    waitingOwner: '{{shop}} 没有打开：公司没见过这台新笔记本。设备提醒就在下面，等您确认。',
    refused:
      '{{shop}} 没有打开：这台新笔记本被拒绝了，密码也没有填。可以请{{helpers}}在“店铺授权与设备”里改。',
    refusedOwner: '{{shop}} 没有打开：这台新笔记本被拒绝了。在“店铺授权与设备”里可以改回来。',
  },
  ownDevice: '自己的新设备不能自己确认，要等{{helpers}}来。',
  done: {
    open: '{{shop}} 打开了：用自己的 IP 和 Cookie，账号由客户端填好。',
    close: '{{shop}} 关了，环境留着，下次打开还在。',
    password: '{{shop}} 的密码显示出来了（样例），这一下也记进了日志。',
    clear: '{{shop}} 的 Cookie 清空了，别的店铺不受影响。',
    changeIp: '{{shop}} 换成了 {{other}}，别的店铺不变。',
    look: '没找到：{{shop}} 的环境里没有 {{other}} 的 Cookie，两边互相看不见。',
    grant: '{{other}}现在能打开 {{shop}} 了，不用知道密码。',
    withdraw: '{{other}}的列表里不再有 {{shop}}。',
    plan: '只有老板能付款。试用里到此为止，不会收费。',
    allowed: '已允许：{{other}}可以在新笔记本上打开授权的店铺了。换成{{other}}、用新笔记本试试。',
    refused:
      '已拒绝：新笔记本退出登录，以后也打不开店铺；密码没有填到那台设备上。如果不是本人，请换店铺密码。',
  },
  all: '四件事都试过了。给自己的店建一个环境？',
} as const;
