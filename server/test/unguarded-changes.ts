const adds = 'adds something of its sender, and takes nothing away'
const step = 'is a step, refused where the thing is not in the state that the step leaves'
const twoStates = 'chooses one of two states: either the other one was seen, or it changes nothing'
const proposal = 'signs or refuses a proposal, which nobody can change; it is decided once'
const mark = 'only ever marks more as read'
const asks = 'asks, reckons or sends a code; nothing that anybody wrote is changed'
const own = 'is of the sender alone, who proves it with the password so far'

/** Changes by sellers and staff that carry no version, with the reason why they cannot overwrite another user's change. */
export const unguarded: Readonly<Record<string, string>> = {
  ...{ addShopRefundEvidence: adds, applyStock: adds, askSupportForShop: adds, replyToShopTicket: adds, sendShopMessage: adds },
  ...{ sendServiceMessage: adds, answerTicket: adds, copyShopProduct: adds, reportReview: adds, reportShopConversation: adds },
  ...{ inviteStaff: adds, withdrawFromShop: adds, adjustBalance: adds, appealSuspension: adds },
  ...{ coverRefund: adds, remitCash: adds, reportCash: adds },
  inviteShopStaff: 'invites somebody who is not there yet; the newest letter is the one that holds, and only the owner sends one',
  importShopProducts: 'reads a table that was made elsewhere; a dry run says what of it differs from what stands',
  ...{
    acceptOrder: step,
    shipOrder: step,
    correctParcel: step,
    progressOrder: step,
    cancelSoldOrder: step,
    collectCash: step,
    refuseAtDoor: step,
  },
  ...{ acceptRefund: step, offerRefund: step, refuseRefund: step, receiveReturn: step, cancelShopWithdrawal: step, cancelStock: step },
  ...{
    closeShopTicket: step,
    cancelMallOrder: step,
    claimCase: step,
    releaseCase: step,
    undoDecision: step,
    retryJob: step,
    cancelInvitation: step,
  },
  ...{ suspendShop: step, reopenShop: step, disableCustomer: step, enableCustomer: step },
  ...{ signAdjustment: proposal, signCash: proposal, signWalletAddress: proposal },
  blockShopConversation: twoStates,
  ...{ readShopMessages: mark, readServiceMessages: mark, readShopNotice: mark, readAllShopNotices: mark },
  ...{ checkShopWithdrawal: asks, sendSellerCode: asks, checkLedger: asks },
  ...{ changeOperatorPassword: own, renewRecoveryCodes: own },
  endCustomerSessions: 'ends all sessions of a person; one that began meanwhile is meant as well',
}
